import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { messageOf } from '../../api/api-error.ts';
import { discardDraft, type Managed, type ManagedVersion } from '../../api/drafts.ts';
import { DangerButton, Dialog, DialogAnswers } from '../../dialog/dialog.tsx';
import { pathsOf } from '../../paths.ts';
import { toastError, toastSuccess } from '../../toast/toasts.ts';
import type { ChangeRecord } from './draft-keeper.ts';
import { whenOf } from './moments.ts';
import { NoticeBar } from './notice-bar.tsx';
import { words } from './words.ts';

interface DraftBarProps {
  type: TypeFacts;
  managed: Managed;
  title: string;
  /** Whether the form shows the draft. */
  isDraft: boolean;
  /** Whether the draft is scheduled and the person may not publish, so that the form is only read. */
  isLocked: boolean;
  /** Opens what is live to correct it beside the draft; missing where the person may not. */
  onCorrect?: (() => void) | undefined;
  change: ChangeRecord;
  onOpen: (version: ManagedVersion) => void;
}

/** Says that the form shows a draft, with the way to what visitors see beside it. */
export function DraftBar(props: DraftBarProps) {
  const { type, managed, title, isDraft, isLocked, onCorrect, change, onOpen } = props;
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { live, draft, publishAt } = managed;
  async function throwAway() {
    setAsking(false);
    try {
      const left = await change({
        what: 'throw away',
        make: ({ tag }, key) => discardDraft(type, managed._id, tag, key),
      });
      if (!left) return;
      toastSuccess(words.thrownAway);
      if (left.managed.state === 'trash') void navigate(pathsOf(type).list);
      else onOpen(left);
    } catch (error) {
      toastError(messageOf(error));
    }
  }
  if (!isDraft || !draft) return null;
  const changed = words.changedBy(whenOf(draft.updatedAt), draft.by?.name ?? null);
  return (
    <>
      <NoticeBar
        label={words.draftOf(title)}
        actions={[
          ...(live && onCorrect ? [{ label: words.correctLive, onClick: onCorrect }] : []),
          ...(isLocked ? [] : [{ label: words.throwAway, onClick: () => setAsking(true) }]),
        ]}
      >
        <p>
          {live ? words.draftOf(title) : words.onlyDraft}, {changed}
          {words.end} {live && words.visitorsSeeFormer} {onCorrect && publishAt === null && words.saveShows}
        </p>
        {draft.conflict && <p>{words.movedOn}</p>}
      </NoticeBar>
      {isAsking && (
        <Dialog role="alertdialog" title={words.throwAwayTitle} onCancel={() => setAsking(false)}>
          <p>{live ? words.throwAwayLive : words.throwAwayNew}</p>
          <DialogAnswers>
            <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
            <DangerButton onClick={() => void throwAway()}>{words.throwAway}</DangerButton>
          </DialogAnswers>
        </Dialog>
      )}
    </>
  );
}
