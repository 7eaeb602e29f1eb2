export * from './confidence-band.ts';
export * from './mean-curve.ts';
export * from './tuning-curve.ts';
