import type { Managed } from '../../api/drafts.ts';
import { momentInWords } from './moments.ts';
import { words } from './words.ts';

/** The state of a record in words, and its dates. */
export function RecordState({ managed }: { managed: Managed }) {
  const { state, live, review, publishAt, expireAt, pinnedUntil } = managed;
  const said = [
    publishAt === null || live ? words.states[state] : '',
    publishAt === null ? '' : (live ? words.changeAppears : words.appears)(momentInWords(publishAt)),
    expireAt === null ? '' : words.comesDown(momentInWords(expireAt)),
    pinnedUntil === null ? '' : words.standsFirst(momentInWords(pinnedUntil)),
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
