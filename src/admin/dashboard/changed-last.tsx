import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import { messageOf } from '../api/api-error.ts';
import { useTypes } from '../content-types.tsx';
import { formatFull, timeAgo } from '../format-time.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { type Sentence, sentencesOf, withoutRepeats } from './change-sentence.ts';
import { type EventEntry, eventsQuery } from './dashboard-queries.ts';
import { changeWords as words } from './words.ts';

/** How many changes are shown. */
const SHOWN = 10;
const LINES = Array.from({ length: SHOWN }, (_, line) => line);

/** The latest changes and their authors, each with a link to the changed record. */
export function ChangedLast() {
  const { data, error, isPending, refetch } = useQuery(eventsQuery);
  const events = withoutRepeats(data ?? []).slice(0, SHOWN);
  const sentences = sentencesOf(events, useTypes());
  return (
    <section className="changed-last" aria-labelledby="changed-last" aria-busy={isPending || undefined}>
      <h2 id="changed-last">{words.title}</h2>
      {isPending && (
        <ol>
          {LINES.map((line) => (
            <li key={line}>
              <Skeleton height={16} my={5} width="75%" />
            </li>
          ))}
        </ol>
      )}
      {error && !data && <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />}
      {data?.length === 0 && <p>{words.none}</p>}
      {events.length > 0 && (
        <ol>
          {events.map((event, index) => (
            <Change key={event._id} event={event} sentence={sentences[index]} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Change({ event: { at, account }, sentence }: { event: EventEntry; sentence: Sentence | undefined }) {
  if (!sentence) return null;
  const { what, title, within, did, path } = sentence;
  const instant = new Date(at);
  const named = <bdi lang={langOf(title)}>{title}</bdi>;
  return (
    <li>
      {what} {path ? <Link to={path}>“{named}”</Link> : <span className="unlinked">“{named}”</span>}{' '}
      {within && (
        <>
          {words.in} <bdi lang={langOf(within)}>{within}</bdi> {words.inside}
        </>
      )}
      {did}
      {account && words.by(account.name)},{' '}
      <time dateTime={at} title={formatFull(instant)}>
        {timeAgo(instant, new Date())}
      </time>
    </li>
  );
}
