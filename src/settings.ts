export * from './settings/index.ts';
export { MAX_COST as LARGEST_COST, MIN_COST as LEAST_COST } from './settings/index.ts';
