import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { bikramSambat } from '../../languages/bikram-sambat.ts';
import type { Calendar } from '../../languages/month-names.ts';
import { dayInKathmandu } from '../../schema/kathmandu.ts';
import { dayInBoth, weekdayIn, weekdays } from '../../ui/day-words.ts';
import { Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import { words as dialogWords } from '../dialog/words.ts';
import { Icon } from '../icons.tsx';
import { digits, language } from '../language.ts';
import { addDays, addMonths, calendars, weekdayNumber, weeksOf, within } from './calendars.ts';
import { words } from './words.ts';

interface MonthDialogProps {
  label: string;
  /** The day of the field, or ''. */
  day: string;
  calendar: Calendar;
  onPick: (day: string) => void;
  onClose: () => void;
}

const EARLIER = 'M15 6l-6 6 6 6';
const LATER = 'M9 6l6 6-6 6';
/** The four buttons around the name of the month: the months that they move by, and their icons. */
const before = [
  { label: words.previousYear, by: -12, d: 'M12 6l-6 6 6 6M18 6l-6 6 6 6' },
  { label: words.previousMonth, by: -1, d: EARLIER },
];
const after = [
  { label: words.nextMonth, by: 1, d: LATER },
  { label: words.nextYear, by: 12, d: 'M6 6l6 6-6 6M12 6l6 6-6 6' },
];

/** The months of a calendar, to pick a day by keyboard or pointer: the date picker dialog of the ARIA practices. */
export default function MonthDialog({ label, day, calendar: shown, onPick, onClose }: MonthDialogProps) {
  const today = dayInKathmandu(Date.now());
  const start = day || today;
  const [calendar, setCalendar] = useState<Calendar>(within(shown, start) ? shown : 'ad');
  const [at, setAt] = useState(within('ad', start) ?? today);
  const [refused, setRefused] = useState('');
  const move = (to: string | null, isLater: boolean) => {
    setRefused(to ? '' : refusalOf(calendar, isLater));
    if (to) setAt(to);
  };
  const choose = (other: Calendar) => {
    const isKnown = within(other, at);
    setRefused(isKnown ? '' : refusalOf(other, at > calendars[other].last));
    if (isKnown) setCalendar(other);
  };
  const step = ({ label, by, d }: (typeof before)[number]) => (
    <button
      key={label}
      type="button"
      className="month-step"
      aria-label={label}
      onClick={() => move(addMonths(calendar, at, by), by > 0)}
    >
      <Icon d={d} />
    </button>
  );
  return (
    <Dialog title={words.pick(label)} onCancel={onClose} closesOnBackdrop>
      <div className="month-head">
        {before.map(step)}
        <p className="month-name" aria-live="polite" lang={calendar === 'bs' ? 'ne' : undefined}>
          {calendars[calendar].monthOf(at)}
        </p>
        {after.map(step)}
      </div>
      <MonthGrid calendar={calendar} at={at} chosen={day} today={today} onMove={move} onPick={onPick} />
      <p className="month-refused" role="status">
        {refused}
      </p>
      <p className="field-hint month-keys">{words.keys}</p>
      <DialogAnswers>
        <div className="month-calendars">
          {(['ad', 'bs'] as const).map((one) => (
            <Button
              key={one}
              variant="default"
              size="compact-sm"
              aria-pressed={calendar === one}
              onClick={() => choose(one)}
            >
              {one === 'ad' ? words.gregorian : words.bs}
            </Button>
          ))}
        </div>
        <Button variant="default" size="compact-sm" onClick={() => onPick(today)}>
          {words.today}
        </Button>
        <Button variant="default" size="compact-sm" onClick={onClose}>
          {dialogWords.cancel}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}

const refusalOf = (calendar: Calendar, isLater: boolean) =>
  isLater && calendar === 'bs' ? words.beyond : isLater ? words.last : words.first;

interface MonthGridProps {
  calendar: Calendar;
  /** The day that has the focus, or gets it. */
  at: string;
  /** The day of the field, or ''. */
  chosen: string;
  today: string;
  /** @param to null where the calendar ends */
  onMove: (to: string | null, isLater: boolean) => void;
  onPick: (day: string) => void;
}

/** Where a key leads from a day, in days or else in months. */
function targetOf(key: string, hasShift: boolean, day: string): { days?: number; months?: number } | null {
  const weekday = weekdayNumber(day);
  const months = hasShift ? 12 : 1;
  const targets: Readonly<Record<string, { days?: number; months?: number }>> = {
    ArrowLeft: { days: -1 },
    ArrowRight: { days: 1 },
    ArrowUp: { days: -7 },
    ArrowDown: { days: 7 },
    Home: { days: -weekday },
    End: { days: 6 - weekday },
    PageUp: { months: -months },
    PageDown: { months },
  };
  return targets[key] ?? null;
}

/** The days of a month. One of them is in the order of tabs, and the arrow keys lead to the others. */
function MonthGrid({ calendar, at, chosen, today, onMove, onPick }: MonthGridProps) {
  const id = useId();
  const cell = useRef<HTMLTableCellElement>(null);
  const takesFocus = useRef(false);
  // A key moves the focused day to another cell.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
  useEffect(() => {
    if (takesFocus.current) cell.current?.focus();
    takesFocus.current = false;
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isPick = event.key === 'Enter' || event.key === ' ';
    const target = targetOf(event.key, event.shiftKey, at);
    if (!isPick && !target) return;
    event.preventDefault();
    if (!target) return onPick(at);
    const { days, months = 0 } = target;
    const to = days === undefined ? addMonths(calendar, at, months) : within(calendar, addDays(at, days));
    takesFocus.current = to !== null && to !== at;
    onMove(to, (days ?? months) > 0);
  };
  const names = weekdays[language];
  return (
    <table
      className="month-grid"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are chosen is a grid
      role="grid"
      aria-label={calendars[calendar].monthOf(at)}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {words.weekdays.split(' ').map((short, index) => (
            <th key={short} scope="col" abbr={names[index]}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(calendar, at).map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
          <tr key={row}>
            {week.map((day, column) =>
              day === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its place
                <td key={`${id}-${column}`} />
              ) : (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys of all cells
                <td
                  key={day}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
                  role="gridcell"
                  ref={day === at ? cell : null}
                  tabIndex={day === at ? 0 : -1}
                  aria-selected={day === chosen}
                  aria-current={day === today ? 'date' : undefined}
                  {...(day === at && { 'data-autofocus': true })}
                  onClick={() => onPick(day)}
                >
                  <DayNumbers calendar={calendar} day={day} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The date in the calendar that is shown, and small that of the other one; for screen readers the whole day. */
function DayNumbers({ calendar, day }: { calendar: Calendar; day: string }) {
  const gregorian = digits(Number(day.slice(8)));
  const nepali = bikramSambat(day)?.day;
  const [large, small] = calendar === 'bs' ? [nepali, gregorian] : [gregorian, nepali];
  return (
    <>
      <span aria-hidden="true">{large}</span>
      {small && <small aria-hidden="true">{small}</small>}
      <span className="visually-hidden">{`${weekdayIn(language, day)}, ${dayInBoth(language, day)}`}</span>
    </>
  );
}
