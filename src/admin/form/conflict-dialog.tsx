import { Button } from '@mantine/core';
import { useId } from 'react';
import { DangerButton, Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import type { Texts } from './draft.ts';
import { conflictOf } from './draft.ts';
import type { TextField } from './inputs/index.ts';

interface ConflictDialogProps {
  fields: readonly TextField[];
  start: Texts;
  mine: Texts;
  theirs: Texts;
  isBusy: boolean;
  onOverwrite: () => void;
  onTakeTheirs: () => void;
  onKeepEditing: () => void;
}

/** Shows both versions of the fields that two people have changed, and asks which to keep. */
export function ConflictDialog({
  fields,
  start,
  mine,
  theirs,
  isBusy,
  onOverwrite,
  onTakeTheirs,
  onKeepEditing,
}: ConflictDialogProps) {
  const { differing, onlyTheirs } = conflictOf(start, mine, theirs);
  const fieldNamed = (name: string) => fields.find(({ facts }) => facts.name === name);
  return (
    <Dialog role="alertdialog" title="Somebody else has changed this" onCancel={onKeepEditing} look="wide">
      <p>It was saved by somebody else since you opened it. Nothing of theirs was overwritten.</p>
      {differing.map(({ name, mine: yours, theirs: stored }) => {
        const field = fieldNamed(name);
        if (!field) return null;
        const { facts, kind } = field;
        return (
          <section key={name} className="conflict" aria-label={facts.label}>
            <h3>{facts.label}</h3>
            <div className="conflict-texts">
              <Side label="Yours">
                <kind.Display facts={facts} value={yours} />
              </Side>
              <Side label="Stored">
                <kind.Display facts={facts} value={stored} />
              </Side>
            </div>
          </section>
        );
      })}
      {differing.length === 0 && <p>What you have written is what is stored by now.</p>}
      {onlyTheirs.length > 0 && (
        <p>
          Changed only by them, and kept whatever you answer:{' '}
          {onlyTheirs.map((name) => fieldNamed(name)?.facts.label ?? name).join(', ')}.
        </p>
      )}
      <DialogAnswers>
        <Button variant="default" data-autofocus onClick={onKeepEditing}>
          Keep editing
        </Button>
        <DangerButton onClick={onTakeTheirs}>Take theirs</DangerButton>
        <DangerButton isBusy={isBusy} onClick={onOverwrite}>
          Overwrite with mine
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
