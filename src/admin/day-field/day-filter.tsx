import { useState } from 'react';
import { typedDay, unmistakable } from '../../languages/typed-day.ts';
import { DayField } from './day-field.tsx';

interface DayFilterProps {
  name: string;
  label: string;
  /** `YYYY-MM-DD`, or '': that from which the form starts. */
  day: string;
}

/** A day in a form that is read on submit; its value is Gregorian in either calendar. */
export function DayFilter({ name, label, day }: DayFilterProps) {
  const [value, setValue] = useState(typedDay(day, { calendar: 'ad' }).day ?? day);
  return (
    <div>
      <DayField label={label} value={value} onChange={setValue} />
      <input type="hidden" name={name} value={unmistakable(value)} />
    </div>
  );
}
