import { Button } from '@mantine/core';
import { Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import { toastError, toastSuccess } from '../toast/toasts.ts';
import { codeWords as words } from './words.ts';

/** New recovery codes, which are shown once: to print, to copy or to write down. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toastSuccess(words.copied),
      () => toastError(words.notCopied),
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
