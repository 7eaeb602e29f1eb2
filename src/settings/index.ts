export * from './config.ts';
export * from './inputs.ts';
export { BAND_METHODS } from './options.ts';
export * from './table.ts';
export * from './values.ts';
