import { Button } from '@mantine/core';
import { flushSync } from 'react-dom';
import { Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import { toastSuccess } from '../toast/toasts.ts';
import './old-fonts.css';
import type { Offer } from './offer.ts';
import { words } from './words.ts';

/** Shows a pasted text as it is and in Unicode, and converts it or leaves it. */
export default function OfferDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  return (
    <Dialog title={words.title} onCancel={onClose}>
      <p>{words.explains}</p>
      <dl className="old-font-texts">
        <dt>{words.before}</dt>
        <dd lang="zxx">{offer.before}</dd>
        <dt>{words.after}</dt>
        <dd lang="ne">{offer.after}</dd>
      </dl>
      <p className="field-hint">{words.leaveKey}</p>
      <DialogAnswers>
        <Button variant="default" onClick={onClose}>
          {words.leave}
        </Button>
        <Button
          data-autofocus
          onClick={() => {
            // The dialog gives the focus back to the field when it closes.
            flushSync(onClose);
            offer.accept();
            toastSuccess(words.changed);
          }}
        >
          {words.change}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
