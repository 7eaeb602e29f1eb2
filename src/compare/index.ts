export * from './change-points.ts';
export * from './compare.ts';
export * from './effect-size.ts';
export * from './no-change.ts';
export * from './paired.ts';
export * from './searches.ts';
export { type ColumnChoice, type ConfiguredTrial, MAX_OLDER } from './settings-model.ts';
export * from './units.ts';
