import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
