export * from './design.ts';
export * from './gate.ts';
export * from './paired-power.ts';
export * from './plan.ts';
export * from './settings-power.ts';
export * from './trials-needed.ts';
