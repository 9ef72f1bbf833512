import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import type { Managed, ManagedVersion } from '../../api/drafts.ts';
import { useHasDuty } from '../../duties/own-duties.ts';
import { focusTitle } from '../../layout/heading.tsx';
import { RecordTitle } from '../record-title.tsx';
import { draftVersion, hasChanges } from './draft-version.ts';
import { ManagedForm } from './managed-form.tsx';
import type { ManagedFormOptions, Side } from './managed-form-options.ts';
import { momentInWords } from './moments.ts';
import { RecordState } from './record-state.tsx';
import { words } from './words.ts';

interface Opened {
  version: ManagedVersion;
  /** Null until the person has said which one is meant. */
  side: Side | null;
  /** A changed key remounts the form. */
  count: number;
}

/**
 * The form of a record with drafts: opens the draft or the live record, and asks where both may be meant. Who may not
 * publish only reads both if a change is scheduled, so that nothing is asked.
 */
export function ManagedUpdate({
  initial,
  ...options
}: Omit<ManagedFormOptions, 'side' | 'onOpen'> & { initial: ManagedVersion }) {
  const { type } = options;
  const canPublish = useHasDuty('publisher');
  const sideOf = ({ managed }: ManagedVersion) => firstSide(type, managed) ?? (canPublish ? null : 'draft');
  const [{ version, side, count }, setOpened] = useState<Opened>(() => ({
    version: initial,
    side: sideOf(initial),
    count: 0,
  }));
  const open = (next: ManagedVersion, wanted?: Side) =>
    setOpened((now) => ({
      version: next,
      side: wanted ?? sideOf(next),
      count: now.count + 1,
    }));
  // The button that opened this side went with the form before.
  useEffect(() => {
    if (count > 0) focusTitle();
  }, [count]);
  if (side === null)
    return <WhichOne type={type} version={version} onChoose={(chosen) => open(version, chosen)} />;
  return <ManagedForm key={count} {...options} initial={version} side={side} onOpen={open} />;
}

/** The side that opening a record shows; null if the live record and a scheduled change may both be meant. */
function firstSide(type: TypeFacts, managed: Managed): Side | null {
  const { live, publishAt } = managed;
  if (!live) return 'draft';
  if (!hasChanges(type, managed)) return 'live';
  return publishAt === null ? 'draft' : null;
}

interface WhichOneProps {
  type: TypeFacts;
  version: ManagedVersion;
  onChoose: (side: Side) => void;
}

function WhichOne({ type, version, onChoose }: WhichOneProps) {
  const { managed } = version;
  return (
    <>
      <RecordTitle type={type} item={draftVersion(version).item} about="texts">
        <RecordState managed={managed} isDraft />
      </RecordTitle>
      <section className="notice-box" aria-label={words.whichTitle}>
        <h2>{words.whichTitle}</h2>
        <p>{words.which(momentInWords(managed.publishAt ?? ''))}</p>
        <div className="notice-bar-actions">
          <Button onClick={() => onChoose('draft')}>{words.editScheduled}</Button>
          <Button variant="default" onClick={() => onChoose('live')}>
            {words.editLive}
          </Button>
        </div>
      </section>
    </>
  );
}
