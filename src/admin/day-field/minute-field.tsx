import { DayField } from './day-field.tsx';
import { TimeField } from './time-field.tsx';
import { words } from './words.ts';

interface MinuteFieldProps {
  label: string;
  /** `YYYY-MM-DDTHH:MM`; either part may be missing while it is typed. */
  value: string;
  onChange: (value: string) => void;
}

/** A minute in Kathmandu: a day in either calendar, into which the time can be typed too, and the time beside it. */
export function MinuteField({ label, value, onChange }: MinuteFieldProps) {
  const [day = '', time = ''] = value.split('T');
  return (
    <div className="minute-field">
      <DayField
        label={label}
        value={day}
        onChange={(other, typed) => onChange(`${other}T${typed ?? time}`)}
        takesTime
        isFirst
      />
      <TimeField label={words.time} value={time} onChange={(other) => onChange(`${day}T${other}`)} />
    </div>
  );
}
