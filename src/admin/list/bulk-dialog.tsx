import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { startOfDay, timeInKathmandu } from '../../schema/kathmandu.ts';
import { messageOf } from '../api/api-error.ts';
import type { BulkAction, BulkOutcome } from '../api/managed.ts';
import { MinuteField } from '../day-field/minute-field.tsx';
import { DangerButton, Dialog, DialogAnswers, DialogError, Quoted } from '../dialog/dialog.tsx';
import { DeleteIcon } from '../icons.tsx';
import { focusTitle } from '../layout/heading.tsx';
import { type BothTitles, shownTitle } from '../shown-title.ts';
import { toastSuccess, toastWarnings } from '../toast/toasts.ts';
import { type BulkChoiceWords, bulkWords } from './words.ts';

/** An action on several records: its button, question with their count, consequence, and toast. */
export interface BulkChoice extends BulkChoiceWords {
  action: BulkAction;
  isDanger?: true;
}

interface BulkDialogProps {
  choice: BulkChoice;
  /** The noun for one record. */
  noun: string;
  records: readonly (BothTitles & { _id: string })[];
  /** Changes them on the server. @param until for a pin */
  onChange: (until?: string | null) => Promise<BulkOutcome>;
  refresh: () => Promise<unknown>;
  /** Called with the ids of those that were changed. */
  onDone: (done: readonly string[]) => void;
  onClose: () => void;
}

/**
 * Asks before several records are changed, naming their count; changes them, and lists those that were refused with the
 * reason (requirement 19.212).
 */
export function BulkDialog(props: BulkDialogProps) {
  const { choice, noun, records, onChange, refresh, onDone, onClose } = props;
  const [until, setUntil] = useState(inAWeek);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const changing = useMutation({
    mutationFn: (at: string | null | undefined) => onChange(at),
    async onSuccess(result) {
      const { done, refused } = result;
      if (done.length > 0) toastSuccess(choice.done(done.length, noun));
      toastWarnings(result);
      onDone(done);
      if (refused.length > 0) setOutcome(result);
      await refresh();
      if (refused.length === 0) closeAndMoveFocus();
    },
    onError: () => refresh(),
  });
  const closeAndMoveFocus = () => {
    // The bar with the button that opened the dialog is gone.
    flushSync(onClose);
    focusTitle();
  };
  if (outcome) return <Refused {...{ outcome, records, choice, noun }} onClose={closeAndMoveFocus} />;
  const isPin = choice.action === 'pin';
  const change = (at?: string | null) => changing.isPending || changing.mutate(at);
  const confirm = () => change(isPin ? instantOf(until) : undefined);
  const isBusy = changing.isPending || (isPin && instantOf(until) === null);
  return (
    <Dialog role="alertdialog" title={choice.question(records.length, noun)} onCancel={onClose}>
      <p>{choice.explains}</p>
      {isPin && <MinuteField label={bulkWords.until} value={until} onChange={setUntil} />}
      <DialogError>{changing.error ? messageOf(changing.error) : ''}</DialogError>
      <DialogAnswers onCancel={onClose} isCareful={!isPin}>
        {isPin && (
          <Button variant="default" onClick={() => change(null)}>
            {bulkWords.endPin}
          </Button>
        )}
        {choice.isDanger ? (
          <DangerButton isBusy={changing.isPending} icon={<DeleteIcon />} onClick={confirm}>
            {choice.confirm}
          </DangerButton>
        ) : (
          <Button
            aria-disabled={isBusy}
            data-busy={changing.isPending || undefined}
            onClick={() => isBusy || confirm()}
          >
            {choice.confirm}
          </Button>
        )}
      </DialogAnswers>
    </Dialog>
  );
}

interface RefusedProps extends Pick<BulkDialogProps, 'choice' | 'noun' | 'records' | 'onClose'> {
  outcome: BulkOutcome;
}

/** Lists the records that were not changed, with reasons; the others were. */
function Refused({ outcome: { done, refused }, records, choice, noun, onClose }: RefusedProps) {
  const titles = new Map(records.map(({ _id, ...titles }) => [_id, shownTitle(titles)]));
  return (
    <Dialog title={choice.done(done.length, noun)} onCancel={onClose}>
      <p>{bulkWords.refused(refused.length)}</p>
      <ul className="bulk-refused">
        {refused.map(({ id, message }) => (
          <li key={id}>
            <Quoted>{titles.get(id) ?? ''}</Quoted>: {message}
          </li>
        ))}
      </ul>
      <DialogAnswers>
        <Button data-autofocus onClick={onClose}>
          {bulkWords.close}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

/** A minute in Kathmandu as inputs for day and time have it: `YYYY-MM-DDTHH:MM`. */
const minuteOf = (ms: number) => timeInKathmandu(ms).slice(0, 16).replace(' ', 'T');

/** The minute a week from now. */
const inAWeek = (): string => minuteOf(Date.now() + WEEK_MS);

/** The instant of such a minute, ISO 8601 in UTC; null for anything else. */
function instantOf(minute: string): string | null {
  const [, day = '', hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(minute) ?? [];
  const ms = startOfDay(day) + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
