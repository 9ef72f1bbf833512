import type { Managed } from '../../api/drafts.ts';
import { momentInWords } from './moments.ts';
import { words } from './words.ts';
import './drafts.css';

/**
 * The state of a record in words, and its dates.
 * @param isDraft whether the screen shows a draft of what is live
 */
export function RecordState({ managed, isDraft = false }: { managed: Managed; isDraft?: boolean }) {
  const { state, live, review, publishAt, expireAt, pinnedUntil } = managed;
  const said = [
    live && isDraft ? words.liveWithDraft : '',
    (publishAt === null || live) && !(live && isDraft) ? words.states[state] : '',
    publishAt === null ? '' : (live ? words.changeAppears : words.appears)(momentInWords(publishAt)),
    expireAt === null ? '' : words.comesDown(momentInWords(expireAt)),
    pinnedUntil === null ? '' : words.pinned(momentInWords(pinnedUntil)),
    review === null ? '' : words.review[review],
  ];
  return (
    <ul className="record-state" data-state={state}>
      {said.filter(Boolean).map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
