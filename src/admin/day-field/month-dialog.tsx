import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Calendar } from '../../languages/month-names.ts';
import { dayInKathmandu } from '../../schema/kathmandu.ts';
import { Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import { Icon } from '../icons.tsx';
import { addMonths, calendars, within } from './calendars.ts';
import { MonthGrid } from './month-grid.tsx';
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
          {words.cancel}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}

const refusalOf = (calendar: Calendar, isLater: boolean) =>
  isLater && calendar === 'bs' ? words.beyond : isLater ? words.last : words.first;
