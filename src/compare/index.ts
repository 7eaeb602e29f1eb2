export * from './change-points.ts';
export * from './compare.ts';
export * from './effect-size.ts';
export * from './no-change.ts';
export * from './paired.ts';
