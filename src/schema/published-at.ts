import type { ContentType } from './define-type.ts';

/** Kathmandu is 5 h 45 min ahead of UTC all year. */
const AHEAD = '+05:45';
const AHEAD_MS = (5 * 60 + 45) * 60_000;

/** The day in Kathmandu, as `YYYY-MM-DD`, of an ISO 8601 instant. */
export function dayInKathmandu(instant: string): string {
  return new Date(Date.parse(instant) + AHEAD_MS).toISOString().slice(0, 10);
}

interface Dated {
  createdAt: string;
  readonly [field: string]: unknown;
}

/**
 * The instant from which a record counts as published: where its type is ordered by day and a day is given that is
 * not the day of its creation, the beginning of that day in Kathmandu; otherwise its creation.
 */
export function publishedAtOf({ order }: Pick<ContentType, 'order'>, item: Dated): string {
  const day = order?.by === 'day' ? item[order.field] : '';
  if (typeof day !== 'string' || day === '' || day === dayInKathmandu(item.createdAt)) return item.createdAt;
  return new Date(`${day}T00:00:00${AHEAD}`).toISOString();
}
