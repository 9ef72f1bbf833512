import { Button } from '@mantine/core';
import { Dialog, DialogAnswers } from '../../dialog/dialog.tsx';
import { momentInWords } from './moments.ts';
import { words } from './words.ts';

interface PublishNowProps {
  /** The instant at which the draft is to appear by itself. */
  publishAt: string;
  onPublish: () => void;
  onSaveDraft: () => void;
  onCancel: () => void;
}

/**
 * Asks before 'Publish changes' publishes a scheduled draft ahead of its day, which somebody who corrects a word rarely intends
 * (requirement 19.183).
 */
export function PublishNow({ publishAt, onPublish, onSaveDraft, onCancel }: PublishNowProps) {
  return (
    <Dialog role="alertdialog" title={words.soonerTitle} onCancel={onCancel}>
      <p>{words.soonerText(momentInWords(publishAt))}</p>
      <DialogAnswers>
        <Button variant="default" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button variant="default" onClick={onPublish}>
          {words.publishNow}
        </Button>
        <Button data-autofocus onClick={onSaveDraft}>
          {words.saveDraft}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
