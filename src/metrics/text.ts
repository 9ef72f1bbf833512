import type { Family, HistogramCounts, Labels, Series } from './family.ts';

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
