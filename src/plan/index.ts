export type { ArmDesign, Design } from './design.ts';
export { type Stretch, stretchesOf } from './stretches.ts';
