type Labels = Readonly<Record<string, string>>;

/** One series of a metric: a number, or the counts of a histogram. */
interface Series {
  labels: Labels;
  value: number | HistogramCounts;
}

interface HistogramCounts {
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

/** Upper bounds in seconds, from a page out of the cache to a picture over a slow connection. */
const DURATIONS: readonly number[] = [0.0001, 0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];
/** Upper bounds for numbers of things that are done together. */
export const SIZES: readonly number[] = [1, 2, 5, 10, 20, 50, 100];

/** Counts values by size. Counting one costs nanoseconds, so it is done whether or not the counts are read. */
export class Histogram {
  readonly bounds: readonly number[];
  /** How many values are at most each bound and above the one before; the last count is of those above all bounds. */
  readonly counts: number[];
  sum = 0;

  constructor(bounds: readonly number[] = DURATIONS) {
    this.bounds = bounds;
    this.counts = new Array(bounds.length + 1).fill(0);
  }

  observe(value: number): void {
    let index = 0;
    while (index < this.bounds.length && value > (this.bounds[index] as number)) index += 1;
    (this.counts[index] as number) += 1;
    this.sum += value;
  }
}

/** The media type of Prometheus' text format. */
export const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8';

/** Writes metrics in Prometheus' text format. */
export function toText(families: readonly Family[]): string {
  return families
    .filter(({ series }) => series.length > 0)
    .map(
      ({ name, help, type, series }) =>
        `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${series.map((one) => linesOf(name, one)).join('')}`,
    )
    .join('');
}

function linesOf(name: string, { labels, value }: Series): string {
  return typeof value === 'number' ? line(name, labels, value) : histogramLines(name, labels, value);
}

/** Buckets are cumulative in this format: each counts the values up to its bound. */
function histogramLines(name: string, labels: Labels, { bounds, counts, sum }: HistogramCounts): string {
  let total = 0;
  const buckets = counts.map((count, index) => {
    total += count;
    return line(`${name}_bucket`, { ...labels, le: String(bounds[index] ?? '+Inf') }, total);
  });
  return `${buckets.join('')}${line(`${name}_sum`, labels, sum)}${line(`${name}_count`, labels, total)}`;
}

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}\n`;
}

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
