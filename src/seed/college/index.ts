import type { SeedRecord } from '../record.ts';
import { banners } from './banners.ts';
import { daysFrom, daysSince } from './calendar.ts';
import { news } from './news/index.ts';
import { notices } from './notices/index.ts';
import type { Writing } from './writing.ts';

export type { SeedRecord } from '../record.ts';
export { facts } from './facts.ts';

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function published(
  type: 'news' | 'notice',
  { title, text, when, time, picture }: Writing,
  today: Date,
): SeedRecord {
  const daysAgo = daysSince(today, when);
  const on = daysFrom(today, daysAgo);
  return {
    type,
    fields: { title: typeof title === 'string' ? title : title(on), description: text(on).join('') },
    ...(picture ? { picture } : {}),
    daysAgo,
    minuteOfDay: minuteOf(time),
  };
}

/** Everything that the demonstration college publishes, the oldest first, as it stands on the given day. */
export function demonstration(today: Date): SeedRecord[] {
  const records: SeedRecord[] = [
    ...banners.map(({ picture, daysAgo, ...fields }) => ({
      type: 'banner' as const,
      fields,
      picture,
      daysAgo,
      minuteOfDay: minuteOf('09:30'),
    })),
    ...news.map((item) => published('news', item, today)),
    ...notices.map((item) => published('notice', item, today)),
  ];
  return records.sort((one, other) => other.daysAgo - one.daysAgo || one.minuteOfDay - other.minuteOfDay);
}
