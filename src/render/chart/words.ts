import { covered } from './covered.ts';
import { medianFrom, raisedMedian } from './curves.ts';
import { directLabels } from './direct-labels.ts';
import type { Plot } from './layout.ts';
import { limitBox } from './limit.ts';
import type { ChartModel } from './model.ts';
import { note } from './note.ts';
import { arrowBox } from './open-bands.ts';
import { openEnds } from './open-ends.ts';
import { type Box, group, label, labelBox } from './svg.ts';
import { targetBox, targetWords } from './target.ts';
import type { Palette } from './theme.ts';

/** Signs and texts among the curves, each where those before it leave room. */
export function words(model: ChartModel, plot: Plot, ink: Palette): string[] {
  const ends = openEnds(model, plot, ink);
  const curves = model.arms.map((arm) => ({
    role: arm.role,
    covers: [...covered(arm, plot), ...arrowBox(arm, plot)],
    from: plot.x(medianFrom(arm, plot)),
  }));
  const lines = [...curves.flatMap(({ covers }) => covers), ...raisedBoxes(model, plot)];

  const signs = [...ends.map(({ box }) => box), ...limitBox(plot)];
  const goal = targetWords(model, plot, { lines, texts: signs, ink });
  const texts = [...signs, ...goal.map(labelBox), ...targetBox(model, plot)];
  const limit = note(model, plot, { lines, texts, ink });
  const busy = [...lines, ...texts, ...limit.map(labelBox)];
  const names = directLabels(curves, plot, { busy, ink });
  return [
    ...ends.flatMap(({ classes, markup }) => group(classes, [markup])),
    ...[...goal, ...limit].map(label),
    ...names.flatMap(({ role, place }) => group(`median ${role}`, [label(place)])),
  ];
}

function raisedBoxes(model: ChartModel, plot: Plot): Box[] {
  return raisedMedian(model).flatMap((curve) => {
    const line = { median: curve, lower: curve, upper: curve };
    return covered({ ...line, resolvableBudget: plot.budgets.last }, plot);
  });
}
