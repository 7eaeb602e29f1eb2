import type { Assessment } from '../../decide/index.ts';
import { htmlBlocks, jsonBlock } from '../../print/index.ts';
import { paragraph, searchSpace } from '../../report/index.ts';
import { chartOf } from '../chart/chart-of.ts';
import { isLogarithmic } from '../chart/scores.ts';
import { drawSettings } from '../settings-chart/render-settings.ts';
import { settingsOf } from '../settings-chart/settings-of.ts';
import { figure, inWidths, type Readout } from './pictures.ts';

/** Plots of each comparison of a page of a few and of many, which has to be stored, too. */
const [MAX_PARAMETERS, MAX_PARAMETERS_OF_MANY] = [6, 3];

/** Which settings matter, and whether both sweeps searched the same; empty where no parameter is known to vary. */
export function settingsFigure(
  assessment: Assessment,
  { prefix, isBrief }: { readonly prefix: string; readonly isBrief: boolean },
): string {
  const most = isBrief ? MAX_PARAMETERS_OF_MANY : MAX_PARAMETERS;
  const model = assessment.kind === 'compared' ? settingsOf(assessment, most) : null;
  const chart = chartOf(assessment);
  if (assessment.kind !== 'compared' || model === null || chart === null) return '';
  const isLog = isLogarithmic(chart);
  const { html, places } = inWidths((width) => {
    const id = `${prefix}settings-${width}`;
    const { svg, dots, ...size } = drawSettings(model, { theme: 'page', width, id, isLog });
    const nowhere = { left: 0, right: 0, top: 0, bottom: 0, first: 1, last: 1 };
    const placed = dots.map(({ id, x, y }) => [id, x, y] as const);
    return { svg, places: { ...nowhere, ...size, dots: placed } };
  });
  const readout: Readout = {
    prefix,
    plots: places,
    axis: { name: 'Budget', isLog: true },
    columns: [],
    rows: [],
    start: 0,
  };
  const data = isBrief ? [] : [jsonBlock(`${prefix}settings-readout`, readout)];
  return `${htmlBlocks(paragraph(searchSpace(assessment)))}\n${figure({ class: 'chart' }, [html, ...data])}`;
}
