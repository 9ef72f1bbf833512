import { Button } from '@mantine/core';
import { useId } from 'react';
import { DangerButton, Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import { conflictOf, type Texts } from '../form/draft.ts';
import type { TextField } from '../form/inputs/index.ts';
import { introOf, type LastChange } from './last-change.ts';
import { byOneself, byOther, common } from './words.ts';
import './conflict.css';

interface ConflictDialogProps {
  fields: readonly TextField[];
  start: Texts;
  mine: Texts;
  theirs: Texts;
  /** Who has stored `theirs`; null if unknown. */
  change: LastChange | null;
  isBusy: boolean;
  onOverwrite: () => void;
  onTakeTheirs: () => void;
  onKeepEditing: () => void;
}

/**
 * Shows both versions of the fields that two people, or two windows of one person, have changed, says who and when
 * (requirement 17.84), and asks which to keep.
 */
export function ConflictDialog({
  fields,
  start,
  mine,
  theirs,
  change,
  isBusy,
  onOverwrite,
  onTakeTheirs,
  onKeepEditing,
}: ConflictDialogProps) {
  const { differing, onlyTheirs } = conflictOf(start, mine, theirs);
  const words = change?.isOwn ? byOneself : byOther;
  const fieldNamed = (name: string) => fields.find(({ facts }) => facts.name === name);
  return (
    <Dialog role="alertdialog" title={words.title} onCancel={onKeepEditing} look="wide">
      <p>{introOf(change)}</p>
      {differing.map(({ name, mine: yours, theirs: stored }) => {
        const field = fieldNamed(name);
        if (!field) return null;
        const { facts, kind } = field;
        return (
          <section key={name} className="conflict" aria-label={facts.label}>
            <h3>{facts.label}</h3>
            <div className="conflict-texts">
              <Side label={words.mine}>
                <kind.Display facts={facts} value={yours} />
              </Side>
              <Side label={words.theirs}>
                <kind.Display facts={facts} value={stored} />
              </Side>
            </div>
          </section>
        );
      })}
      {differing.length === 0 && <p>{common.same}</p>}
      {onlyTheirs.length > 0 && (
        <p>
          {words.onlyTheirs} {onlyTheirs.map((name) => fieldNamed(name)?.facts.label ?? name).join(', ')}
          {common.end}
        </p>
      )}
      <DialogAnswers>
        <Button variant="default" data-autofocus onClick={onKeepEditing}>
          {common.keepEditing}
        </Button>
        <DangerButton onClick={onTakeTheirs}>{words.takeTheirs}</DangerButton>
        <DangerButton isBusy={isBusy} onClick={onOverwrite}>
          {words.overwrite}
        </DangerButton>
      </DialogAnswers>
    </Dialog>
  );
}

/** A long text scrolls in its box, so the box has to be focusable. */
const scrolledByKeyboard = { tabIndex: 0 };

function Side({ label, children }: { label: string; children: React.ReactNode }) {
  const labelId = useId();
  return (
    <div className="conflict-side">
      <h4 id={labelId}>{label}</h4>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields, and this is text */}
      <div className="conflict-text" role="group" aria-labelledby={labelId} {...scrolledByKeyboard}>
        {children}
      </div>
    </div>
  );
}
