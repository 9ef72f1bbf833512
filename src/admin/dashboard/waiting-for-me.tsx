import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { langOf } from '../../ui/lang-of.ts';
import { useTypes } from '../content-types.tsx';
import { momentInWords } from '../form/drafts/moments.ts';
import { counted } from '../list/words.ts';
import { pathsOf } from '../paths.ts';
import { shownTitle } from '../shown-title.ts';
import { type WaitingDraft, waitingQuery } from './dashboard-queries.ts';
import { waitingWords as words } from './words.ts';

/**
 * Lists what waits for staff: scheduled changes that failed, and drafts to approve, sent back or overtaken. Renders
 * nothing if the list is empty.
 */
export function WaitingForMe() {
  const { data } = useQuery(waitingQuery);
  const types = useTypes();
  if (!data) return null;
  const { overdue, unattended, submitted, returned, conflicts } = data;
  if (overdue.length + unattended.length + submitted.length + returned.length + conflicts.length === 0)
    return null;
  const typeOf = (name: string) => types.find((type) => type.name === name);
  return (
    <section className="waiting-for-me" aria-labelledby="waiting-for-me">
      <h2 id="waiting-for-me">{words.title}</h2>
      <ul>
        {overdue.map((record) => (
          <Draft
            key={`${record._id}-${record.what}`}
            draft={record}
            type={typeOf(record.type)}
            words={words.overdue[record.what](momentInWords(record.at), record.reason)}
          />
        ))}
        {unattended.map((record) => (
          <Draft
            key={`${record._id}-${record.what}-unattended`}
            draft={record}
            type={typeOf(record.type)}
            words={words.unattended[record.what](
              momentInWords(record.at),
              record.by?.name ?? words.deletedAccount,
            )}
          />
        ))}
        {submitted.map(({ type: name, count }) => {
          const type = typeOf(name);
          return (
            type && (
              <li key={name}>
                <Link to={`${pathsOf(type).list}?state=submitted`}>{counted(count, type.admin.noun)}</Link>{' '}
                {words.submitted(count)}
              </li>
            )
          );
        })}
        {returned.map((draft) => (
          <Draft
            key={draft._id}
            draft={draft}
            type={typeOf(draft.type)}
            words={draft.note === '' ? words.returned : words.returnedWith(draft.note)}
          />
        ))}
        {conflicts.map((draft) => (
          <Draft
            key={`${draft._id}-conflict`}
            draft={draft}
            type={typeOf(draft.type)}
            words={words.conflict}
          />
        ))}
      </ul>
    </section>
  );
}

interface DraftProps {
  draft: Pick<WaitingDraft, '_id' | 'title' | 'title_ne'>;
  type: TypeFacts | undefined;
  words: string;
}

function Draft({ draft: { _id, ...titles }, type, words }: DraftProps) {
  if (!type) return null;
  const title = shownTitle(titles);
  return (
    <li>
      <Link to={pathsOf(type).update({ _id })}>
        “<bdi lang={langOf(title)}>{title}</bdi>”
      </Link>{' '}
      {words}
    </li>
  );
}

/** How much room history takes, in a quiet line. */
export function RoomOfHistory() {
  const { data } = useQuery(waitingQuery);
  if (!data) return null;
  const { versions, pictures, documents, bytes } = data.kept;
  const size = pictures + documents > 0 ? words.size(megabytes(bytes)) : '';
  return <p className="room-of-history">{words.kept(versions, pictures, documents, size)}</p>;
}

const megabytes = (bytes: number) =>
  (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
