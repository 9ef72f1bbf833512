import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { timeInKathmandu } from '../../schema/kathmandu.ts';
import { typedTime } from '../../ui/typed-time.ts';
import { messageOf } from '../api/api-error.ts';
import type { BulkAction, BulkOutcome } from '../api/managed.ts';
import { DayField } from '../day-field/day-field.tsx';
import { instantOf, TimeField } from '../day-field/time-field.tsx';
import { words as dayWords } from '../day-field/words.ts';
import { DangerButton, Dialog, DialogAnswers, DialogError, Quoted } from '../dialog/dialog.tsx';
import { words as dialogWords } from '../dialog/words.ts';
import { DeleteIcon } from '../icons.tsx';
import { focusTitle } from '../layout/heading.tsx';
import { useOneMutation } from '../queries.ts';
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
  /** Said below what the action explains. */
  note?: ReactNode;
  noun: string;
  records: readonly (BothTitles & { _id: string; path?: string })[];
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
export default function BulkDialog(props: BulkDialogProps) {
  const { choice, note, noun, records, onChange, refresh, onDone, onClose } = props;
  // A day with a time that is typed into the field of the day is one text, of which the first two parts count.
  const [minute, setMinute] = useState(inAWeek);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const changing = useOneMutation({
    mutationFn: (at: string | null | undefined) => onChange(at),
    async onSuccess(result) {
      const { done, refused } = result;
      if (done.length > 0) toastSuccess(choice.done(done.length, noun));
      // Before what warns of it: its 'Undo' joins the toast that tells of the change.
      onDone(done);
      toastWarnings(result);
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
  const [day = '', time = ''] = minute.split('T');
  const until = typedTime(time) === null ? null : instantOf(day, time);
  const change = changing.mutate;
  const confirm = () => change(isPin ? until : undefined);
  const isBusy = changing.isPending || (isPin && until === null);
  return (
    <Dialog role="alertdialog" title={choice.question(records.length, noun)} onCancel={onClose}>
      <p>{choice.explains}</p>
      {note}
      {isPin && (
        <div className="minute-field">
          <DayField
            label={bulkWords.until}
            value={day}
            onChange={(other, typed) => setMinute(`${other}T${typed ?? time}`)}
            takesTime
            isFirst
          />
          <TimeField label={dayWords.time} value={time} onChange={(other) => setMinute(`${day}T${other}`)} />
        </div>
      )}
      <DialogError>{changing.error ? messageOf(changing.error) : ''}</DialogError>
      <DialogAnswers onCancel={onClose} isCareful={!isPin}>
        {isPin && (
          <Button variant="default" onClick={() => change(null)}>
            {bulkWords.endPin}
          </Button>
        )}
        {choice.isDanger ? (
          <DangerButton isBusy={changing.isPending} icon={<DeleteIcon />} onClick={confirm}>
            {choice.confirm ?? choice.label}
          </DangerButton>
        ) : (
          <Button
            aria-disabled={isBusy}
            data-busy={changing.isPending || undefined}
            onClick={() => isBusy || confirm()}
          >
            {choice.confirm ?? choice.label}
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
  return (
    <Dialog title={done.length > 0 ? choice.done(done.length, noun) : bulkWords.noneDone} onCancel={onClose}>
      <p>{bulkWords.refused(refused.length)}</p>
      <ul className="bulk-refused">
        {refused.map(({ id, message }) => {
          const record = records.find(({ _id }) => _id === id);
          const title = <Quoted>{shownTitle(record ?? { title: '' })}</Quoted>;
          return (
            <li key={id}>
              {record?.path ? <Link to={record.path}>{title}</Link> : title}: {message}
            </li>
          );
        })}
      </ul>
      <DialogAnswers>
        <Button data-autofocus onClick={onClose}>
          {dialogWords.close}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}

const WEEK_MS = 7 * 86_400_000;

/** The minute a week from now, in Kathmandu. */
const inAWeek = () =>
  timeInKathmandu(Date.now() + WEEK_MS)
    .slice(0, 16)
    .replace(' ', 'T');
