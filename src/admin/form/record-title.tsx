import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { writersOf } from '../../content/duties.ts';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { langOf } from '../../ui/lang-of.ts';
import type { Managed } from '../api/drafts.ts';
import type { Version } from '../api/records.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { ReadOnlyBecause } from '../duties/read-only.tsx';
import { words as historyWords } from '../history/words.ts';
import { OutsideIcon } from '../icons.tsx';
import { pathsOf, siteLinkOf } from '../paths.ts';
import { shownTitleOf } from '../shown-title.ts';
import { shownOf, type Target, useScheduledLock } from './drafts/draft-version.ts';
import { momentInWords } from './drafts/moments.ts';
import { words as draftWords } from './drafts/words.ts';
import { words } from './words.ts';
import './form.css';
import './drafts/drafts.css';

interface RecordTitleProps {
  type: TypeFacts;
  item: Item;
  /** Which part of the record the screen edits. */
  about: 'texts' | 'pictures';
  /** Its state, which is then shown; without it visitors see the record. */
  managed?: Managed | undefined;
  /** Whether the screen shows a draft of what is live. */
  isDraft?: boolean;
  /** More links. */
  children?: ReactNode;
}

/** The title of the record that a screen edits, with links to its other screens and to the public page. */
export function RecordTitle({ type, item, about, managed, isDraft = false, children }: RecordTitleProps) {
  const title = shownTitleOf(type, item);
  // The address of a draft leads nowhere yet.
  const site = siteLinkOf(type, managed?.live ?? item);
  const { update, history } = pathsOf(type);
  const mayWrite = useHasDuty(...writersOf(type));
  return (
    <div className="record-head">
      <p className="record-title" lang={langOf(title)}>
        {title}
      </p>
      {about === 'pictures' && <Link to={update(item)}>{words.edit}</Link>}
      {type.drafts && mayWrite && <Link to={history(item)}>{historyWords.link}</Link>}
      {children}
      {managed && <RecordState managed={managed} isDraft={isDraft} />}
      {site && managed?.live !== null && (
        <a className="site-link" href={site.href}>
          <OutsideIcon />
          {site.label}
        </a>
      )}
    </div>
  );
}

/** The state of a record in words, and its dates. */
function RecordState({ managed, isDraft }: { managed: Managed; isDraft: boolean }) {
  const { live, last, review, publishAt, expireAt, pinnedUntil } = managed;
  const state = managed.state === 'draft' && last ? 'takenDown' : managed.state;
  const facts = [
    live && isDraft ? draftWords.liveWithDraft : '',
    (publishAt === null || live) && !(live && isDraft) ? draftWords.states[state] : '',
    publishAt === null
      ? ''
      : (live ? draftWords.changeAppears : draftWords.appears)(momentInWords(publishAt)),
    expireAt === null ? '' : draftWords.comesDown(momentInWords(expireAt)),
    pinnedUntil === null ? '' : draftWords.pinned(momentInWords(pinnedUntil)),
    review === null ? '' : draftWords.review[review],
  ];
  return (
    <ul className="record-state" data-state={managed.state}>
      {facts.filter(Boolean).map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

interface PictureFrameProps {
  type: TypeFacts;
  version: Version;
  target: Target;
  children: ReactNode;
}

/** Frames what changes a record's pictures: says whether that changes the draft, and why it may only be read. */
export function PictureFrame({ type, version, target, children }: PictureFrameProps) {
  const lock = useScheduledLock(type, version.managed);
  const { item } = shownOf(version, target);
  return (
    <>
      <RecordTitle type={type} item={item} about="pictures" managed={version.managed} />
      {target === 'draft' && lock === null && <p className="field-hint">{draftWords.picturesOfDraft}</p>}
      <ReadOnlyBecause why={lock}>{children}</ReadOnlyBecause>
    </>
  );
}
