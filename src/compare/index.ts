export * from './compare.ts';
export * from './effect-size.ts';
