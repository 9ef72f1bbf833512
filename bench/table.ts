import type { Spread } from './statistics.ts';

/** One figure beside its limit. */
export interface Row {
  what: string;
  figure: Spread | number;
  /** Such as 'ms' or 'MB'; absent for a ratio. */
  unit?: string;
  /** Decimal places; 2 by default. */
  digits?: number;
  /** Absent for a figure without a limit. */
  limit?: { atLeast: number } | { atMost: number };
  note?: string;
}

const HEADS = ['', 'median', '[min – max]', 'limit', '', ''] as const;

/** Whether a row's median keeps its limit; a row without a limit always does. */
export function isKept({ figure, limit }: Row): boolean {
  const value = typeof figure === 'number' ? figure : figure.median;
  if (!limit) return true;
  return 'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost;
}

function cellsOf(row: Row): string[] {
  const { what, figure, unit, digits = 2, limit, note = '' } = row;
  const written = (value: number) => value.toFixed(digits);
  const limitText = !limit ? '' : 'atLeast' in limit ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`;
  const verdict = !limit ? '' : isKept(row) ? 'ok' : 'MISSED';
  const value = typeof figure === 'number' ? figure : figure.median;
  const spread = typeof figure === 'number' ? '' : `[${written(figure.min)} – ${written(figure.max)}]`;
  return [what, unit ? `${written(value)} ${unit}` : written(value), spread, limitText, verdict, note];
}

/** Formats the rows as an aligned text table with a header line. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [[...HEADS], ...rows.map(cellsOf)];
  const widths = HEADS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const isNumber = (column: number) => column === 1 || column === 3;
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
