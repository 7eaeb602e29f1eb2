import { scaleLinear, scaleLog } from 'd3-scale';
import { parameterNumber } from '../../report/index.ts';
import { disks, dots, RADIUS, rings, scattered } from '../chart/dots.ts';
import { placeOn, type ScoreAxis, trialsAxis } from '../chart/scores.ts';
import { bottomAxis, type Frame, leftAxis, readableNumbers } from '../svg/axes.ts';
import { headingOf, lineHeight, sheetOf, type Width } from '../svg/sheet.ts';
import { type Box, type Point, path, pathOf, pictureOf, rectangle, tidy } from '../svg/svg.ts';
import { textWidth, truncate } from '../svg/text-width.ts';
import type { Theme } from '../svg/theme.ts';
import type { ParameterModel, SettingPoint, SettingsModel } from './settings-of.ts';

interface SettingsOptions {
  readonly theme: Theme;
  readonly width: Width;
  /** Unique among the pictures of a page. */
  readonly id: string;
  readonly isLog: boolean;
}

const COLUMNS = { wide: 3, narrow: 2 } as const;
const HEIGHT = { wide: 130, narrow: 110 } as const;
const GAP = 16;
const ARMS = ['baseline', 'candidate'] as const;

/** A plot for each parameter, with the score of every trial against its value, and the places of all dots. */
export function drawSettings(model: SettingsModel, { width, id, theme, isLog }: SettingsOptions) {
  const sheet = sheetOf(width, theme);
  const scores = ARMS.map((arm) =>
    (model.parameters[0]?.points ?? []).filter((one) => one.arm === arm).map(({ score }) => score),
  );
  const { direction } = model;
  const axis = trialsAxis(scores, { direction, isLog, share: 0.9, stretch: 4, padding: 0.06 });
  const legend = legendText(model);
  const heading = headingOf('', [legend], sheet);
  const left =
    sheet.left + Math.max(...axis.ticks.map(({ text }) => textWidth(text, sheet.text)), 0) + 8;
  const columns = COLUMNS[width];
  const cell = (sheet.width - 8 - left + GAP) / columns;
  const row = HEIGHT[width] + 3 * lineHeight(sheet.text) + 12;
  const plots = model.parameters.map((parameter, i) => {
    const x = left + cell * (i % columns);
    const top = heading.bottom + 12 + row * Math.floor(i / columns);
    const box = { left: x, right: x + cell - GAP, top, bottom: top + HEIGHT[width] };
    return plotOf(parameter, { box, axis, sheet, isFirst: i % columns === 0 });
  });
  const height = heading.bottom + 12 + row * Math.ceil(model.parameters.length / columns);
  const title = `Scores by parameter: ${model.parameters.map(({ name }) => tidy(name)).join(', ')}`;
  const { background } = sheet.ink;
  const picture = { id, width: sheet.width, height, title, description: legend, background };
  return {
    svg: pictureOf(picture, [...heading.lines, ...plots.flatMap(drawn)]),
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

interface Place extends Frame {
  readonly axis: ScoreAxis;
  /** Whether it has the texts of the axis of scores. */
  readonly isFirst: boolean;
}

interface PlacedPoint extends SettingPoint, Point {}

type Plot = ReturnType<typeof plotOf>;

function plotOf(parameter: ParameterModel, place: Place) {
  const { box, axis } = place;
  const { categories, points } = parameter;
  const x = xOf(parameter, box);
  const y = placeOn(axis, [box.bottom, box.top]);
  const step = (box.right - box.left) / (categories?.length ?? 1);
  const places = points.map((point, i): PlacedPoint => {
    // Points of a category lie next to each other.
    const across = x(point.value) + (categories ? (scattered(i) - 0.5) * 0.6 * step : 0);
    // Whole pixels make a smaller file.
    return { ...point, x: Math.round(across), y: Math.round(y(point.score)) };
  });
  return { ...place, parameter, x, y, places };
}

const INSET = 8;

function xOf({ categories, points, isLog }: ParameterModel, { left, right }: Box) {
  if (categories) {
    const step = (right - left) / categories.length;
    return (value: number) => left + step * (value + 0.5);
  }
  return (isLog ? scaleLog : scaleLinear)(endsOf(points), [left + INSET, right - INSET]);
}

function endsOf(points: readonly SettingPoint[]): [number, number] {
  const values = points.map(({ value }) => value);
  return [Math.min(...values), Math.max(...values)];
}

function drawn(plot: Plot): string[] {
  const { parameter, box, axis, sheet, isFirst, x, y, places } = plot;
  const { ink } = sheet;
  const { categories, name, isLog, points } = parameter;
  const ends = endsOf(points);
  const numbers = isLog ? logMarks(...ends) : scaleLinear(ends, [0, 1]).ticks(4);
  const step = (box.right - box.left) / (categories?.length ?? 1);
  const bottom = {
    wanted: categories
      ? categories.map((_, i) => i)
      : numbers.filter((mark) => mark >= ends[0] && mark <= ends[1]),
    x,
    textOf: (mark: number) =>
      categories
        ? truncate(tidy(categories[mark] ?? ''), sheet.small, step - 4)
        : parameterNumber(mark),
    name,
    nameY: box.bottom + 2.5 * lineHeight(sheet.text),
  };
  const { left, right } = box;
  const own = { ...sheet, text: sheet.small, left, right, width: right + 6 };
  const marks = axis.ticks.map(({ score, text }) => ({ y: y(score), text: isFirst ? text : '' }));
  const looks = ARMS.flatMap((arm) => {
    const all = places.filter((one) => one.arm === arm);
    const failed = all.filter(({ score }) => !Number.isFinite(score));
    const best = all.filter((one) => one.isBest && !failed.includes(one));
    const ended = [...all.filter((one) => !one.isBest && !failed.includes(one)), ...best];
    return [
      ...disks(best, 2 * RADIUS + 7, { stroke: ink.text }),
      ...disks(best, 2 * RADIUS + 3, { stroke: ink.background }),
      ...(arm === 'baseline' ? rings(ended, ink[arm], ink.background) : dots(ended, ink[arm])),
      ...crosses(failed, ink[arm]),
    ];
  });
  return [
    ...onlyIn(plot),
    ...leftAxis(marks, { box, sheet }).filter((part) => !part.endsWith('></text>')),
    ...bottomAxis(bottom, { box, sheet: own }),
    ...looks,
  ];
}

/** Powers of ten, and more where these are few. */
function logMarks(low: number, high: number): number[] {
  const isLong = high >= 1000 * low;
  return readableNumbers(low, high).filter((mark) => !isLong || Number.isInteger(Math.log10(mark)));
}

/** Where one sweep has values and the other has none, if they drew this parameter differently. */
function onlyIn(plot: Plot): string[] {
  const { parameter, box, sheet } = plot;
  if (!parameter.differs) return [];
  const [b, c] = ARMS.map((arm) => parameter.points.filter((one) => one.arm === arm));
  return ARMS.flatMap((arm) => {
    const [own = [], others = []] = arm === 'baseline' ? [b, c] : [c, b];
    const areas = stretches(own, others, plot).map(([left, right]) =>
      rectangle({ ...box, left, right }),
    );
    return path(areas, { fill: sheet.ink[arm], 'fill-opacity': 0.14 });
  });
}

/** In pixels. */
function stretches(
  own: readonly SettingPoint[],
  others: readonly SettingPoint[],
  { parameter: { categories }, box, x }: Plot,
): [left: number, right: number][] {
  if (categories) {
    const half = (box.right - box.left) / categories.length / 2;
    const known = others.map(({ value }) => value);
    const missing = own.map(({ value }) => value).filter((value) => !known.includes(value));
    return [...new Set(missing)].map((value) => [x(value) - half, x(value) + half]);
  }
  if (own.length === 0) return [];
  if (others.length === 0) return [[box.left, box.right]];
  const [[low, high], [otherLow, otherHigh]] = [endsOf(own), endsOf(others)];
  const below: [number, number] = [x(low) - INSET / 2, x(Math.min(high, otherLow)) - 2];
  const above: [number, number] = [x(Math.max(low, otherHigh)) + 2, x(high) + INSET / 2];
  return [...(low < otherLow ? [below] : []), ...(high > otherHigh ? [above] : [])];
}

function crosses(places: readonly Point[], stroke: string): string[] {
  const d = places.map(({ x, y }) => `${pathOf([{ x: x - 3, y: y - 3 }])}l6 6m0-6l-6 6`);
  return path(d, { stroke, fill: 'none', 'stroke-width': 1.5 });
}
