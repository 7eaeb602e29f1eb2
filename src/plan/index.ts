export * from './design.ts';
export * from './gate.ts';
export * from './plan.ts';
export * from './power-tables.ts';
