import { UserError } from '../errors.ts';
import { type Drawn, leastShownRate } from './level-rates.ts';

/** A wanted false-alarm rate that is too small to be shown by as many draws. */
export function tooRare(rate: number, drawn: Drawn, remedy: string): UserError {
  const least = roundUp(leastShownRate(drawn));
  return new UserError({
    fault: 'settings',
    where: 'false-alarm-rate (--false-alarm-rate)',
    what: `is ${rate}, less than the ${drawn.count} simulated comparisons of these sweeps can show`,
    fix: `Ask for ${least} or more${remedy}.`,
  });
}

/** To two digits. */
function roundUp(value: number): number {
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Number((Math.ceil(value / unit - 1e-9) * unit).toPrecision(2));
}
