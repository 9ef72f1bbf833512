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

const one = (value: number): Series[] => [{ labels: {}, value }];

export const counter = (name: string, help: string, series: number | readonly Series[]): Family => ({
  name,
  help,
  type: 'counter',
  series: typeof series === 'number' ? one(series) : series,
});

export const gauge = (name: string, help: string, series: number | readonly Series[]): Family => ({
  name,
  help,
  type: 'gauge',
  series: typeof series === 'number' ? one(series) : series,
});

export const histogram = (name: string, help: string, series: readonly Series[]): Family => ({
  name,
  help,
  type: 'histogram',
  series,
});

export const seriesOf = (labels: Labels, { bounds, counts, sum }: Histogram): Series => ({
  labels,
  value: { bounds, counts: [...counts], sum },
});
