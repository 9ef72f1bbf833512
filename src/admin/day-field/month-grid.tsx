import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { bikramSambat } from '../../languages/bikram-sambat.ts';
import type { Calendar } from '../../languages/month-names.ts';
import { dayInBoth, weekdayIn, weekdays } from '../../ui/day-words.ts';
import { digits, language } from '../language.ts';
import { addDays, addMonths, calendars, weekdayNumber, weeksOf, within } from './calendars.ts';
import { words } from './words.ts';

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
  switch (key) {
    case 'ArrowLeft':
      return { days: -1 };
    case 'ArrowRight':
      return { days: 1 };
    case 'ArrowUp':
      return { days: -7 };
    case 'ArrowDown':
      return { days: 7 };
    case 'Home':
      return { days: -weekday };
    case 'End':
      return { days: 6 - weekday };
    case 'PageUp':
      return { months: -months };
    case 'PageDown':
      return { months };
    default:
      return null;
  }
}

/** The days of a month. One of them is in the order of tabs, and the arrow keys lead to the others. */
export function MonthGrid({ calendar, at, chosen, today, onMove, onPick }: MonthGridProps) {
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
