import { Button, NativeSelect } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import { dayInKathmandu } from '../../../schema/kathmandu.ts';
import { DayField } from '../../day-field/day-field.tsx';
import { TimeField } from '../../day-field/time-field.tsx';
import { language } from '../../language.ts';
import { instantOf, momentInWords, nepaliMonths } from './moments.ts';
import { words } from './words.ts';
import './drafts.css';

/** A day and a time as the field holds them: `YYYY-MM-DD` and `HH:MM`, or '' each. */
export interface MomentInput {
  day: string;
  time: string;
}

interface MomentFieldProps {
  label: string;
  value: MomentInput;
  onChange: (value: MomentInput) => void;
  error?: string | undefined;
}

/** The time of a day that was chosen without one: the office opens. */
const FIRST_TIME = '10:00';

/** A moment in Kathmandu's time, its day chosen in either calendar and said in both. */
export function MomentField({ label, value, onChange, error }: MomentFieldProps) {
  const id = useId();
  const [isNepali, setNepali] = useState(false);
  const { day, time } = value;
  const instant = day === '' ? null : instantOf(day, time);
  // While a year is typed, the browser gives one for each digit: 2, 20, 202.
  const isYearTyped = day >= '1900';
  const setDay = (chosen: string) => onChange({ day: chosen, time: time || FIRST_TIME });
  const describedBy = `${id}-said${error ? ` ${id}-error` : ''}`;
  // The library's input points at its own message only, whatever attribute it is given.
  const describe = (input: HTMLElement | null) => input?.setAttribute('aria-describedby', describedBy);
  return (
    <fieldset className="moment-field" aria-describedby={describedBy}>
      <legend>{label}</legend>
      <div className="moment-inputs">
        {/* In Nepali the day's own field begins with Bikram Sambat. */}
        {language === 'en' && (
          <NativeSelect
            label={words.calendar}
            value={isNepali ? words.bs : words.ad}
            data={[words.ad, words.bs]}
            onChange={(event) => setNepali(event.currentTarget.value === words.bs)}
          />
        )}
        {isNepali ? (
          <NepaliDay day={day} isInvalid={error !== undefined} describe={describe} onChange={setDay} />
        ) : (
          <DayField
            label={words.day}
            value={day}
            onChange={setDay}
            error={error !== undefined}
            isSaidElsewhere
            describedBy={describedBy}
          />
        )}
        <TimeField label={words.time} value={time} onChange={(chosen) => onChange({ day, time: chosen })} />
        {(day !== '' || time !== '') && (
          <Button
            variant="default"
            aria-label={words.clear(label)}
            onClick={() => onChange({ day: '', time: '' })}
          >
            {words.clearShort}
          </Button>
        )}
      </div>
      <p className="moment-said" id={`${id}-said`} aria-live="polite">
        {instant === null ? words.empty : isYearTyped ? momentInWords(instant) : ''}
      </p>
      {error && (
        <p className="moment-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface NepaliDayProps {
  day: string;
  isInvalid: boolean;
  /** Ties the day to what is said of it. */
  describe: (input: HTMLElement | null) => void;
  onChange: (day: string) => void;
}

/** Month and day of Bikram Sambat, as far as the published tables agree. */
function NepaliDay({ day, isInvalid, describe, onChange }: NepaliDayProps) {
  const today = dayInKathmandu(Date.now());
  const first = day !== '' && day < today ? day : today;
  const months = useMemo(() => nepaliMonths(first), [first]);
  const found = months.findIndex(({ days }) => days.some((one) => one.day === day));
  const [chosen, setChosen] = useState(0);
  const at = found < 0 ? chosen : found;
  const month = months[at];
  return (
    <>
      <NativeSelect
        label={words.month}
        value={String(at)}
        data={months.map(({ label }, index) => ({ value: String(index), label }))}
        onChange={(event) => {
          const next = Number(event.currentTarget.value);
          setChosen(next);
          const date = month?.days.find((one) => one.day === day)?.label;
          const days = months[next]?.days ?? [];
          if (date !== undefined)
            onChange((days.find(({ label }) => label === date) ?? days.at(-1))?.day ?? '');
        }}
      />
      <NativeSelect
        label={words.day}
        value={found < 0 ? '' : day}
        error={isInvalid}
        ref={describe}
        data={[
          { value: '', label: '' },
          ...(month?.days ?? []).map((one) => ({ value: one.day, label: one.label })),
        ]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}
