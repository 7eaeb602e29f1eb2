import { jsonText } from './json-text.ts';
import { type Plan, planJson } from './plan-json.ts';
import { renderPowerChart } from './power-chart/render-power-chart.ts';
import { type PowerCurve, powerChartOf } from './power-chart-of.ts';
import type { Report } from './report.ts';

/** A plan in all its forms; without a picture where there is no curve. */
export function planReport(plan: Plan, curve: PowerCurve | null): Report {
  const model = curve && powerChartOf(curve, plan.settings);
  return {
    json: jsonText(planJson(plan)),
    markdown: null,
    chart: model && {
      light: renderPowerChart(model, 'light'),
      dark: renderPowerChart(model, 'dark'),
    },
    page: null,
  };
}
