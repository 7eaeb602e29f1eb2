export { findOnServer } from './find-on-server.ts';
