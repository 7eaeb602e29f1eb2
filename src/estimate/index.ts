export * from './confidence-band.ts';
export * from './tuning-curve.ts';
