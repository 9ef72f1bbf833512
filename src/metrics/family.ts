import type { Histogram } from './histogram.ts';

export type Labels = Readonly<Record<string, string>>;

/** One series of a metric: a number, or the counts of a histogram. Plain data, since workers send them to each other. */
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

/** The same metrics with a label more on every series. */
export const labelled = (families: readonly Family[], more: Labels): Family[] =>
  families.map((family) => ({
    ...family,
    series: family.series.map(({ labels, value }) => ({ labels: { ...labels, ...more }, value })),
  }));

/** Joins metrics of several sources, so that each metric is there once with all its series. */
export function joined(sources: readonly (readonly Family[])[]): Family[] {
  const families = new Map<string, Family>();
  for (const family of sources.flat()) {
    const known = families.get(family.name);
    families.set(family.name, known ? { ...known, series: [...known.series, ...family.series] } : family);
  }
  return [...families.values()];
}
