import type { ContentType } from './define-type.ts';
import { dayInKathmandu, startOfDay } from './kathmandu.ts';

interface Dated {
  createdAt: string;
  readonly [field: string]: unknown;
}

/**
 * When a record counts as published: at its creation, or, in types ordered by day, at the start of its given day in
 * Kathmandu if that is another day.
 */
export function publishedAtOf({ order }: Pick<ContentType, 'order'>, item: Dated): string {
  const day = order?.by === 'day' ? item[order.field] : '';
  if (typeof day !== 'string' || day === '' || day === dayInKathmandu(item.createdAt)) return item.createdAt;
  return new Date(startOfDay(day)).toISOString();
}
