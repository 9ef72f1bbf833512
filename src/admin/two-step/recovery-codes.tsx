import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import { codeWords as words } from './words.ts';

/** New recovery codes, which are shown once: to print, to copy or to write down. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [outcome, setOutcome] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setOutcome(words.copied),
      () => setOutcome(words.notCopied),
    );
  return (
    <Dialog title={words.shownTitle} onCancel={onClose}>
      <p>{words.keep}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p role="status">{outcome}</p>
      <DialogAnswers>
        <Button variant="default" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button variant="default" data-autofocus onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button onClick={onClose}>{words.kept}</Button>
      </DialogAnswers>
    </Dialog>
  );
}
