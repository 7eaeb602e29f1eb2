export * from './change-points.ts';
export * from './compare.ts';
export { type ColumnChoice, type ConfiguredTrial, MAX_OLDER } from './configurations.ts';
export * from './effect-size.ts';
export * from './no-change.ts';
export * from './paired.ts';
export * from './searches.ts';
export * from './units.ts';
