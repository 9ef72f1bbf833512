import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { dayInKathmandu } from '../../schema/kathmandu.ts';
import { publishedAtOf } from '../../schema/published-at.ts';
import { detailTextOf } from '../../schema/record-detail.ts';
import { langOf } from '../../ui/lang-of.ts';
import { isManaged } from '../api/managed.ts';
import { formatDay } from '../format-time.ts';
import { language } from '../language.ts';
import { inOtherCalendar } from '../other-calendar.ts';
import { rowWords } from './words.ts';

/**
 * The line under a record's title, which tells records with the same title apart: the day of a type with days,
 * else its first other text, else the day on which it was added.
 */
export function RecordDetail({ type, item }: { type: TypeFacts; item: Item }) {
  if (type.order?.by === 'day')
    return <BothDays at={isManaged(item) ? item.day : publishedAtOf(type, item)} />;
  const text = isManaged(item)
    ? item[language === 'ne' ? 'detail_ne' : 'detail']
    : detailTextOf(type, item, language);
  if (text) return <TextDetail text={text} />;
  return rowWords.addedOn(formatDay(new Date(item.createdAt)));
}

/** The first line of a text, cut where the row ends. */
export function TextDetail({ text }: { text: string }) {
  const [line = ''] = text.trim().split('\n');
  return <span lang={langOf(line)}>{line}</span>;
}

interface BothDaysProps {
  /** ISO 8601. */
  at: string;
  /** By default without its time. */
  format?: (instant: Date) => string;
}

/** A day in both calendars. */
export function BothDays({ at, format = formatDay }: BothDaysProps) {
  const other = inOtherCalendar(dayInKathmandu(at));
  return (
    <time dateTime={at}>
      {format(new Date(at))}
      {other && <span lang="ne"> · {other}</span>}
    </time>
  );
}
