import type { ContentType } from './define-type.ts';
import { dayInKathmandu, startOfDay } from './kathmandu.ts';

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
  return new Date(startOfDay(day)).toISOString();
}
