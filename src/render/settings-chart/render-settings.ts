import { scaleLinear, scaleLog } from 'd3-scale';
import { element } from '../../print/index.ts';
import { parameterNumber } from '../../report/index.ts';
import { dots, RADIUS, rings } from '../chart/dots.ts';
import { placeOn, type ScoreAxis, trialsAxis } from '../chart/scores.ts';
import { bottomAxis, leftAxis, readableNumbers } from '../svg/axes.ts';
import { headingOf, lineHeight, SHEETS, type Sheet } from '../svg/sheet.ts';
import { type Box, type Point, pathOf, pictureOf, rectangle, tidy } from '../svg/svg.ts';
import { textWidth, truncate } from '../svg/text-width.ts';
import { type Palette, palette, type Theme } from '../svg/theme.ts';
import type { ParameterModel, SettingPoint, SettingsModel } from './settings-of.ts';

interface SettingsOptions {
  readonly theme: Theme;
  readonly width?: keyof typeof SHEETS;
  /** Unique among the pictures of a page. */
  readonly id: string;
  readonly isLog: boolean;
}

const COLUMNS = { wide: 3, narrow: 2 } as const;
const HEIGHT = { wide: 130, narrow: 110 } as const;
const GAP = 16;
const ARMS = ['baseline', 'candidate'] as const;

/** A plot for each parameter, with the score of every trial against its value, and the places of all dots. */
export function drawSettings(model: SettingsModel, options: SettingsOptions) {
  const { width = 'wide', id, theme, isLog } = options;
  const sheet = SHEETS[width];
  const ink = palette(theme);
  const scores = ARMS.map((arm) =>
    (model.parameters[0]?.points ?? []).filter((one) => one.arm === arm).map(({ score }) => score),
  );
  const { direction } = model;
  const shown = { direction, isLog, share: 0.9, stretch: 4, padding: 0.06 };
  const axis = trialsAxis(scores, shown);
  const heading = headingOf('', [legendText(model)], { sheet, ink });
  const left =
    sheet.left + Math.max(...axis.ticks.map(({ text }) => textWidth(text, sheet.text)), 0) + 8;
  const columns = COLUMNS[width];
  const cell = (sheet.width - 8 - left + GAP) / columns;
  const row = HEIGHT[width] + 3 * lineHeight(sheet.text) + 12;
  const plots = model.parameters.map((parameter, i) => {
    const x = left + cell * (i % columns);
    const top = heading.bottom + 12 + row * Math.floor(i / columns);
    const box = { left: x, right: x + cell - GAP, top, bottom: top + HEIGHT[width] };
    return plotOf(parameter, { box, axis, sheet, ink, isFirst: i % columns === 0 });
  });
  const height = heading.bottom + 12 + row * Math.ceil(model.parameters.length / columns);
  const title = `Scores by parameter: ${model.parameters.map(({ name }) => tidy(name)).join(', ')}`;
  const picture = { id, width: sheet.width, height, title, description: legendText(model) };
  const parts = [...heading.lines, ...plots.flatMap((plot) => drawn(plot))];
  return {
    svg: pictureOf({ ...picture, background: ink.background }, parts),
    width: sheet.width,
    height,
    dots: plots.flatMap(({ places }) => places.map(({ id, x, y }) => ({ id, x, y }))),
  };
}

function legendText({ parameters, more, metric, trialsPerDot }: SettingsModel): string {
  const points = parameters.flatMap((one) => one.points);
  return [
    `${tidy(metric)} by parameter, those that matter most first`,
    'rings: baseline, dots: candidate, thick rims: the best tenth of each',
    points.some(({ score }) => !Number.isFinite(score)) && 'crosses: failed',
    parameters.some(({ differs }) => differs) && 'tinted: searched by one sweep only',
    trialsPerDot > 1 && `each for up to ${trialsPerDot} neighbours`,
    more > 0 && `${more} more not shown`,
  ]
    .filter(Boolean)
    .join('; ');
}

interface Plot {
  readonly parameter: ParameterModel;
  readonly box: Box;
  readonly axis: ScoreAxis;
  readonly sheet: Sheet;
  readonly ink: Palette;
  /** Whether it has the texts of the axis of scores. */
  readonly isFirst: boolean;
}

interface PlacedPoint extends SettingPoint, Point {}

function plotOf(parameter: ParameterModel, place: Omit<Plot, 'parameter'>) {
  const { box, axis } = place;
  const x = xOf(parameter, box);
  const y = placeOn(axis, [box.bottom, box.top]);
  const places = parameter.points.map((point, i): PlacedPoint => {
    const across = x(point.value) + aside(parameter, i, box);
    // Whole pixels make a smaller file.
    return { ...point, x: Math.round(across), y: Math.round(y(point.score)) };
  });
  return { ...place, parameter, x, y, places };
}

const INSET = 8;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

function xOf({ categories, points, isLog }: ParameterModel, { left, right }: Box) {
  if (categories) {
    const step = (right - left) / categories.length;
    return (value: number) => left + step * (value + 0.5);
  }
  const values = points.map(({ value }) => value);
  const ends = [Math.min(...values), Math.max(...values)];
  return (isLog ? scaleLog : scaleLinear)(ends, [left + INSET, right - INSET]);
}

/** Points of a category lie next to each other, without randomness. */
function aside({ categories }: ParameterModel, index: number, { left, right }: Box): number {
  if (categories === null) return 0;
  return (((index * GOLDEN) % 1) - 0.5) * 0.6 * ((right - left) / categories.length);
}

function drawn(plot: ReturnType<typeof plotOf>): string[] {
  const { parameter, box, axis, sheet, ink, isFirst, x, y, places } = plot;
  const { categories, name, isLog, points } = parameter;
  const values = points.map(({ value }) => value);
  const ends = [Math.min(...values), Math.max(...values)] as const;
  const numbers = isLog ? logMarks(...ends) : scaleLinear(ends, [0, 1]).ticks(4);
  const step = (box.right - box.left) / (categories?.length ?? 1);
  const bottom = {
    wanted: categories
      ? categories.map((_, i) => i)
      : numbers.filter((mark) => mark >= ends[0] && mark <= ends[1]),
    x,
    write: (mark: number) =>
      categories
        ? truncate(tidy(categories[mark] ?? ''), sheet.small, step - 4)
        : parameterNumber(mark),
    name,
    nameY: box.bottom + 2.5 * lineHeight(sheet.text),
  };
  const own = {
    ...sheet,
    text: sheet.small,
    left: box.left,
    right: box.right,
    width: box.right + 6,
  };
  const marks = axis.ticks.map(({ score, text }) => ({ y: y(score), text: isFirst ? text : '' }));
  const looks = ARMS.flatMap((arm) => {
    const ownPoints = places.filter((one) => one.arm === arm);
    const ended = ownPoints.filter(({ score }) => Number.isFinite(score));
    const best = ended.filter(({ isBest }) => isBest);
    const others = ended.filter(({ isBest }) => !isBest);
    return [
      ...rims(best, ink),
      ...(arm === 'baseline'
        ? rings([...others, ...best], ink.baseline, ink.background)
        : dots([...others, ...best], ink.candidate)),
      ...crosses(
        ownPoints.filter(({ score }) => !Number.isFinite(score)),
        ink[arm],
      ),
    ];
  });
  return [
    ...onlyIn(plot),
    ...leftAxis(marks, { box, sheet, ink }).filter((part) => !part.endsWith('></text>')),
    ...bottomAxis(bottom, { box, sheet: own, ink }),
    ...looks,
  ];
}

/** Powers of ten, and more where these are few. */
function logMarks(low: number, high: number): number[] {
  const isLong = high >= 1000 * low;
  return readableNumbers(low, high).filter((mark) => !isLong || Number.isInteger(Math.log10(mark)));
}

/** Where one sweep has values and the other has none, if they drew this parameter differently. */
function onlyIn({ parameter, box, ink, x }: ReturnType<typeof plotOf>): string[] {
  if (!parameter.differs) return [];
  const valuesIn = (arm: SettingPoint['arm']) =>
    parameter.points.filter((one) => one.arm === arm).map(({ value }) => value);
  return ARMS.flatMap((arm, i) => {
    const [own, others] = [valuesIn(arm), valuesIn(ARMS[1 - i] as typeof arm)];
    const d = stretches(own, others, { parameter, box, x }).map(([left, right]) =>
      rectangle({ ...box, left, right }),
    );
    const look = { d: d.join(''), fill: ink[arm], 'fill-opacity': 0.14 };
    return d.length === 0 ? [] : [element('path', look)];
  });
}

/** In pixels. */
function stretches(
  own: readonly number[],
  others: readonly number[],
  { parameter, box, x }: Pick<ReturnType<typeof plotOf>, 'parameter' | 'box' | 'x'>,
): [left: number, right: number][] {
  if (parameter.categories) {
    const half = (box.right - box.left) / parameter.categories.length / 2;
    const missing = [...new Set(own)].filter((value) => !others.includes(value));
    return missing.map((value) => [x(value) - half, x(value) + half]);
  }
  if (own.length === 0) return [];
  if (others.length === 0) return [[box.left, box.right]];
  const [low, high] = [Math.min(...own), Math.max(...own)];
  const [otherLow, otherHigh] = [Math.min(...others), Math.max(...others)];
  const below: [number, number] = [x(low) - INSET / 2, x(Math.min(high, otherLow)) - 2];
  const above: [number, number] = [x(Math.max(low, otherHigh)) + 2, x(high) + INSET / 2];
  return [...(low < otherLow ? [below] : []), ...(high > otherHigh ? [above] : [])];
}

function rims(places: readonly Point[], { text, background }: Palette): string[] {
  if (places.length === 0) return [];
  const d = places.map((place) => `${pathOf([place])}h0`).join('');
  return [[text, 2 * RADIUS + 7] as const, [background, 2 * RADIUS + 3] as const].map(
    ([stroke, width]) =>
      element('path', { d, stroke, 'stroke-width': width, 'stroke-linecap': 'round' }),
  );
}

function crosses(places: readonly Point[], stroke: string): string[] {
  if (places.length === 0) return [];
  const d = places.map(({ x, y }) => `${pathOf([{ x: x - 3, y: y - 3 }])}l6 6m0-6l-6 6`).join('');
  return [element('path', { d, stroke, fill: 'none', 'stroke-width': 1.5 })];
}
