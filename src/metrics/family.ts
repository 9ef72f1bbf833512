import type { Histogram } from './histogram.ts';

export type Labels = Readonly<Record<string, string>>;

/** One series of a metric: a number, or the counts of a histogram. */
export interface Series {
  labels: Labels;
  value: number | HistogramCounts;
}

export interface HistogramCounts {
  bounds: readonly number[];
  counts: readonly number[];
  sum: number;
}

/** A metric with all its series, as Prometheus calls it. */
export interface Family {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  series: readonly Series[];
}

const familyOf =
  (type: Family['type']) =>
  (name: string, help: string, series: number | readonly Series[]): Family => ({
    name,
    help,
    type,
    series: typeof series === 'number' ? [{ labels: {}, value: series }] : series,
  });

export const counter = familyOf('counter');
export const gauge = familyOf('gauge');
export const histogram: (name: string, help: string, series: readonly Series[]) => Family =
  familyOf('histogram');

export const seriesOf = (labels: Labels, { bounds, counts, sum }: Histogram): Series => ({
  labels,
  value: { bounds, counts: [...counts], sum },
});
