import { type ReactNode, useEffect, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { type ManagedVersion, readManaged } from '../../api/drafts.ts';
import { focusTitle } from '../../layout/heading.tsx';
import { toastError } from '../../toast/toasts.ts';
import { ManagedForm, type RecordFormProps } from './managed-form.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { words } from './words.ts';

interface Opened {
  version: ManagedVersion;
  isCorrecting: boolean;
  /** A changed key remounts the form. */
  count: number;
}

interface ManagedUpdateProps extends Omit<RecordFormProps, 'onOpen' | 'onCorrect'> {
  /** The plain form of what is live. @param above says that there is a draft besides */
  correction: (version: ManagedVersion, above: ReactNode) => ReactNode;
}

/** The form of a record with drafts, or the one that corrects what visitors see beside its draft (requirement 19.181). */
export function ManagedUpdate({ initial, correction, ...options }: ManagedUpdateProps) {
  const [{ version, isCorrecting, count }, setOpened] = useState<Opened>({
    version: initial,
    isCorrecting: false,
    count: 0,
  });
  const open = (next: ManagedVersion, toCorrect = false) =>
    setOpened((now) => ({ version: next, isCorrecting: toCorrect, count: now.count + 1 }));
  // The button that opened it went with the form before.
  useEffect(() => {
    if (count > 0) focusTitle();
  }, [count]);
  const { type } = options;
  if (!isCorrecting)
    return (
      <ManagedForm
        key={count}
        {...options}
        initial={version}
        onOpen={open}
        onCorrect={(kept) => open(kept, true)}
      />
    );
  const backToDraft = () =>
    readManaged(type, version.managed._id).then(open, (error: unknown) => toastError(messageOf(error)));
  return correction(
    version,
    <NoticeBar
      label={words.thisIsLive}
      actions={[{ label: words.showDraft, onClick: () => void backToDraft() }]}
    >
      <p>
        {words.thisIsLive}{' '}
        {version.managed.publishAt === null ? words.liveLeavesDraft : words.liveStopsSchedule}
      </p>
    </NoticeBar>,
  );
}
