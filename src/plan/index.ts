export * from './design.ts';
export * from './false-alarm.ts';
export * from './gate.ts';
export * from './looks.ts';
export * from './plan.ts';
