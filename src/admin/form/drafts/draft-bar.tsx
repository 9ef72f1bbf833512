import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { messageOf } from '../../api/api-error.ts';
import { discardDraft, type Managed, type ManagedVersion } from '../../api/drafts.ts';
import { DangerButton, Dialog, DialogAnswers } from '../../dialog/dialog.tsx';
import { pathsOf } from '../../paths.ts';
import { toastError, toastSuccess } from '../../toast/toasts.ts';
import type { Side } from './managed-form-options.ts';
import { whenOf } from './moments.ts';
import { NoticeBar } from './notice-bar.tsx';
import { isThrownAway, type RecordChange } from './own-change.ts';
import { words } from './words.ts';

interface DraftBarProps {
  type: TypeFacts;
  managed: Managed;
  title: string;
  /** Whether the form shows the draft. */
  isDraft: boolean;
  /** Whether the person can publish it by 'Save'. */
  hasSave: boolean;
  /** Whether the form shows the live record although there is a draft. */
  isBeside: boolean;
  /** Whether the draft is scheduled and the person may not publish, so that the form is only read. */
  isLocked: boolean;
  /** Saves the draft. Resolves with null after a failure, which has been reported. */
  keep: () => Promise<ManagedVersion | null>;
  /** Makes a change. Resolves with null after a failure that has been reported. */
  change: (change: RecordChange) => Promise<ManagedVersion | null>;
  onOpen: (version: ManagedVersion, side?: Side) => void;
}

/** Says that the form shows a draft, or what visitors see beside one, and leads to the other. */
export function DraftBar({
  type,
  managed,
  title,
  isDraft,
  isBeside,
  isLocked,
  hasSave,
  keep,
  change,
  onOpen,
}: DraftBarProps) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { live, draft, publishAt } = managed;
  const show = async (side: Side) => {
    const version = await keep();
    if (version) onOpen(version, side);
  };
  async function throwAway() {
    setAsking(false);
    try {
      const left = await change({
        make: ({ tag }) => discardDraft(type, managed._id, tag),
        isMade: isThrownAway,
      });
      if (!left) return;
      toastSuccess(words.thrownAway);
      if (left.managed.state === 'trash') void navigate(pathsOf(type).list);
      else onOpen(left);
    } catch (error) {
      toastError(messageOf(error));
    }
  }
  if (isBeside)
    return (
      <NoticeBar
        label={words.thisIsLive}
        actions={[{ label: words.showDraft, onClick: () => void show('draft') }]}
      >
        <p>
          {words.thisIsLive}
          {!isLocked &&
            ` ${publishAt === null ? words.liveLeavesDraft : words.liveStopsSchedule} ${words.besideDraft}`}
        </p>
      </NoticeBar>
    );
  if (!isDraft || !draft) return null;
  const changed = words.changedBy(whenOf(draft.updatedAt), draft.by?.name ?? null);
  return (
    <>
      <NoticeBar
        label={words.draftOf(title)}
        actions={[
          ...(live ? [{ label: words.showLive, onClick: () => void show('live') }] : []),
          ...(isLocked ? [] : [{ label: words.throwAway, onClick: () => setAsking(true) }]),
        ]}
      >
        <p>
          {live ? words.draftOf(title) : words.onlyDraft}, {changed}
          {words.end} {live && words.visitorsSeeFormer} {hasSave && publishAt === null && words.saveShows}
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
