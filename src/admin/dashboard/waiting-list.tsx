import { Link } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import { useTypes } from '../content-types.tsx';
import { momentInWords } from '../form/drafts/moments.ts';
import { formatDayAndTime } from '../format-time.ts';
import { counted } from '../list/words.ts';
import { pathsOf } from '../paths.ts';
import { shownTitle } from '../shown-title.ts';
import type { WaitingDraft, WaitingWork } from './dashboard-queries.ts';
import { waitingWords } from './words.ts';

/** What of a review waits for publishers. */
const REVIEWED = ['submitted', 'approved'] as const;

/**
 * Lists what waits for staff: scheduled changes that failed, and drafts to approve, to publish, sent back or overtaken; then
 * what others did with the reader's own drafts.
 */
export default function WaitingList({ work }: { work: Omit<WaitingWork, 'kept'> }) {
  const { overdue, unattended, returned, conflicts, outcomes, ...reviewed } = work;
  const types = useTypes();
  const typeOf = (name: string) => types.find((type) => type.name === name);
  /** @param of tells lines about the same record apart */
  const line = (draft: WaitingDraft, state: string, of = '') => {
    const type = typeOf(draft.type);
    const title = shownTitle(draft);
    return (
      type && (
        <li key={draft._id + of}>
          <Link to={pathsOf(type).update(draft)}>
            “<bdi lang={langOf(title)}>{title}</bdi>”
          </Link>{' '}
          {state}
        </li>
      )
    );
  };
  const waits = [overdue, unattended, returned, conflicts, ...Object.values(reviewed)];
  return (
    <>
      {waits.some(({ length }) => length > 0) && (
        <section className="waiting-for-me" aria-labelledby="waiting-for-me">
          <h2 id="waiting-for-me">{waitingWords.title}</h2>
          <ul>
            {overdue.map((record) =>
              line(
                record,
                waitingWords.overdue[record.what](momentInWords(record.at), record.reason),
                `-${record.what}`,
              ),
            )}
            {unattended.map((record) => {
              const by = record.by?.name ?? waitingWords.deletedAccount;
              const state = waitingWords.unattended[record.what](momentInWords(record.at), by);
              return line(record, state, `-${record.what}-unattended`);
            })}
            {REVIEWED.flatMap((review) =>
              reviewed[review].map(({ type: name, count }) => {
                const type = typeOf(name);
                return (
                  type && (
                    <li key={`${review}-${name}`}>
                      <Link to={`${pathsOf(type).list}?state=${review}`}>
                        {counted(count, type.admin.noun)}
                      </Link>{' '}
                      {waitingWords[review](count)}
                    </li>
                  )
                );
              }),
            )}
            {returned.map((draft) => line(draft, waitingWords.returned(draft.by?.name ?? null, draft.note)))}
            {conflicts.map((draft) => line(draft, waitingWords.conflict, '-conflict'))}
          </ul>
        </section>
      )}
      {outcomes.length > 0 && (
        <section className="waiting-for-me" aria-labelledby="own-outcomes">
          <h2 id="own-outcomes">{waitingWords.outcomes}</h2>
          <ul>
            {outcomes.map((draft) => {
              const by = draft.by?.name ?? waitingWords.somebody;
              const at =
                draft.what === 'scheduled' ? momentInWords(draft.at) : formatDayAndTime(new Date(draft.at));
              return line(draft, waitingWords.outcome[draft.what](by, at));
            })}
          </ul>
        </section>
      )}
    </>
  );
}
