import type { ReactNode } from 'react';
import { langOf } from '../../ui/lang-of.ts';
import { textKindOf } from '../form/inputs/index.ts';
import { formatDay } from '../format-time.ts';
import { inOtherCalendar } from '../other-calendar.ts';
import { Marked } from './marked.tsx';
import type { ViewContext, ViewProps } from './view-props.ts';
import { words } from './words.ts';

/** A value that was replaced as a whole: a choice, a time, the record that is referred to. */
export function ValueView({ facts, changes: { before, after } }: ViewProps<'value'>) {
  return (
    <Replaced before={<Value facts={facts} value={before} />} after={<Value facts={facts} value={after} />} />
  );
}

function Value({ facts, value }: Pick<ViewContext, 'facts'> & { value: string | boolean }) {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value === '') return words.empty;
  const kind = textKindOf(facts);
  return <span lang={langOf(value)}>{kind ? <kind.Display facts={facts} value={value} /> : value}</span>;
}

/** A day, in both calendars. */
export function DayView({ changes: { before, after } }: ViewProps<'day'>) {
  return <Replaced before={<Day day={before} />} after={<Day day={after} />} />;
}

function Day({ day }: { day: string }) {
  if (day === '') return words.empty;
  const other = inOtherCalendar(day);
  return (
    <time dateTime={day}>
      {formatDay(new Date(`${day}T00:00:00+05:45`))}
      {other && <span lang="ne"> · {other}</span>}
    </time>
  );
}

function Replaced({ before, after }: { before: ReactNode; after: ReactNode }) {
  return (
    <p className="replaced">
      <Marked what="removed">{before}</Marked> <Marked what="added">{after}</Marked>
    </p>
  );
}
