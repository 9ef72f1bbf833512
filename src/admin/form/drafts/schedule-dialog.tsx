import { Button, TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { typedTime } from '../../../ui/typed-time.ts';
import { fieldsIn, messageOf } from '../../api/api-error.ts';
import type { Managed, Publication } from '../../api/drafts.ts';
import { DayField } from '../../day-field/day-field.tsx';
import { fieldsOfInstant, instantOf, type MomentInput, TimeField } from '../../day-field/time-field.tsx';
import { words as dayWords } from '../../day-field/words.ts';
import { Dialog, DialogError, FormAnswers } from '../../dialog/dialog.tsx';
import { momentInWords } from './moments.ts';
import { words } from './words.ts';
import './drafts.css';

interface MomentFieldProps {
  label: string;
  value: MomentInput;
  onChange: (value: MomentInput) => void;
  error?: string | undefined;
  /** Offered while the field is empty. */
  suggestion?: { label: string; value(): MomentInput } | undefined;
}

const EMPTY: MomentInput = { day: '', time: '' };

/** The time of a day that was chosen without one: the office opens. */
const FIRST_TIME = '10:00';

/** A moment in Kathmandu's time, its day chosen in either calendar and said in both. */
function MomentField({ label, value, onChange, error, suggestion }: MomentFieldProps) {
  const id = useId();
  const { day, time } = value;
  const isEmpty = day === '' && time === '';
  const instant = day === '' ? null : instantOf(day, time);
  const inputs = useRef<HTMLDivElement>(null);
  // One button for both, so that it keeps the focus.
  const choice = isEmpty
    ? suggestion && { ...suggestion, name: words.fillIn(suggestion.label, label) }
    : { label: words.clearShort, name: words.clear(label), value: () => EMPTY };
  // While a year is typed, the browser gives one for each digit: 2, 20, 202.
  const isYearTyped = day >= '1900';
  const describedBy = `${id}-said${error ? ` ${id}-error` : ''}`;
  return (
    <fieldset className="moment-field" aria-describedby={describedBy}>
      <legend>{label}</legend>
      <div className="moment-inputs" ref={inputs}>
        <DayField
          label={words.day}
          value={day}
          onChange={(chosen, typed) => onChange({ day: chosen, time: typed ?? (time || FIRST_TIME) })}
          takesTime
          error={error !== undefined}
          isSaidElsewhere
          isClearedElsewhere
          describedBy={describedBy}
        />
        <TimeField label={words.time} value={time} onChange={(chosen) => onChange({ day, time: chosen })} />
        <p className="moment-said" id={`${id}-said`} aria-live="polite">
          {instant === null ? words.empty : isYearTyped ? momentInWords(instant) : ''}
        </p>
        {choice && (
          <Button
            variant="default"
            aria-label={choice.name}
            onClick={() => {
              onChange(choice.value());
              if (!isEmpty && !suggestion) inputs.current?.querySelector('input')?.focus();
            }}
          >
            {choice.label}
          </Button>
        )}
      </div>
      {error && (
        <p className="moment-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The state of a navigation that leads to a form with this dialog open. */
export const TO_SCHEDULE = { open: 'schedule' };

/** What the toast says after dates were stored. */
export function scheduledWords({ publishAt, live }: Managed): string {
  if (publishAt !== null) return words.scheduled(momentInWords(publishAt));
  return live ? words.datesSaved : words.datesOfDraftSaved;
}

export const isToSchedule = (state: unknown): boolean =>
  (state as typeof TO_SCHEDULE | null)?.open === TO_SCHEDULE.open;

const WEEK_MS = 7 * 86_400_000;

const DATES = ['publishAt', 'expireAt', 'pinnedUntil'] as const;
type DateName = (typeof DATES)[number];
type Dates = Record<DateName, MomentInput>;
type Errors = Partial<Record<DateName, string | undefined>>;

interface ScheduleDialogProps {
  managed: Managed;
  /** Whether there is, or will be, a draft that can be published later. */
  hasDraft: boolean;
  /** Whether a public list has it, at the top of which it can be pinned. */
  isListed: boolean;
  /** Why no moment can be set at which it appears; empty if it can. */
  lacks: string;
  /** Sends the dates. Rejects with the server's error. */
  onSchedule: (publication: Publication) => Promise<void>;
  onClose: () => void;
}

/** Sets when a draft is published, when it is taken down, and until when it is pinned. */
export function ScheduleDialog({
  managed,
  hasDraft,
  isListed,
  lacks,
  onSchedule,
  onClose,
}: ScheduleDialogProps) {
  const canAppear = hasDraft && lacks === '';
  const [dates, setDates] = useState<Dates>({
    publishAt: fieldsOfInstant(managed.publishAt),
    expireAt: fieldsOfInstant(managed.expireAt),
    pinnedUntil: fieldsOfInstant(managed.pinnedUntil),
  });
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  /** An error that belongs to no single date. */
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** The first field with an error gets the focus, so that screen readers read it with the error. */
  const show = (found: Errors) => {
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const field = (name: DateName) => (
    <MomentField
      label={words[name]}
      value={dates[name]}
      error={errors[name]}
      suggestion={name === 'publishAt' ? undefined : weekAfter(dates.publishAt)}
      onChange={(value) => {
        setDates((now) => ({ ...now, [name]: value }));
        setErrors(({ [name]: _, ...others }) => others);
      }}
    />
  );

  async function send() {
    const found = errorsOf(dates, managed, canAppear);
    show(found);
    setRefusal('');
    if (isBusy || Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await onSchedule({
        at: canAppear ? instantIn(dates.publishAt) : null,
        expireAt: instantIn(dates.expireAt),
        pinnedUntil: instantIn(dates.pinnedUntil),
        ...(note.trim() !== '' && { note: note.trim() }),
      });
    } catch (error) {
      const { at, expireAt, pinnedUntil } = fieldsIn(error);
      show({ publishAt: at, expireAt, pinnedUntil });
      if (at === undefined && expireAt === undefined && pinnedUntil === undefined)
        setRefusal(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog title={words.scheduleTitle} look="wide" onCancel={onClose}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{words.kathmandu}</p>
        {canAppear ? field('publishAt') : <p>{hasDraft ? lacks : words.noDraft}</p>}
        {field('expireAt')}
        {isListed && field('pinnedUntil')}
        {canAppear && (
          <TextInput
            label={words.note}
            value={note}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        <DialogError>{refusal}</DialogError>
        <FormAnswers onCancel={onClose} submit={words.schedule} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}

/** A week after the moment at which the draft appears; after now where it has none. */
function weekAfter(start: MomentInput) {
  const from = instantIn(start);
  const value = () =>
    fieldsOfInstant(new Date((from === null ? Date.now() : Date.parse(from)) + WEEK_MS).toISOString());
  return { label: from === null ? words.weekFromNow : words.weekLater, value };
}

const instantIn = ({ day, time }: MomentInput) => (day === '' ? null : instantOf(day, time));

/** Errors found in the browser: a time without a day, a past publication, a draft without any date. */
function errorsOf(dates: Dates, managed: Managed, canAppear: boolean): Errors {
  const { publishAt } = managed;
  const errors: Errors = {};
  for (const name of DATES) {
    const { day, time } = dates[name];
    if (day === '' && time !== '') errors[name] = words.noDay;
    else if (time !== '' && typedTime(time) === null) errors[name] = dayWords.noTime;
    else if (day !== '' && instantIn(dates[name]) === null) errors[name] = dayWords.none;
  }
  const at = instantIn(dates.publishAt);
  const isNew = at !== null && (publishAt === null || Date.parse(at) !== Date.parse(publishAt));
  if (isNew && Date.parse(at) <= Date.now()) errors.publishAt = words.past;
  const isEmpty = Object.values(dates).every(({ day, time }) => day === '' && time === '');
  const wasEmpty = DATES.every((name) => managed[name] === null);
  if (canAppear && isEmpty && wasEmpty) errors.publishAt = words.noDates;
  return errors;
}
