import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useInboxTypes } from '../content-types.tsx';
import { inboxQuery } from '../inbox/inbox-queries.ts';
import { CHATS, UNANSWERED } from '../paths.ts';

/** What came from visitors and nobody has viewed, and what they ask the assistant: the first that staff see (decision D7). */
export function ToBeRead() {
  const { data, isPending } = useQuery(inboxQuery);
  const unanswered = data?.chats.unanswered ?? 0;
  return (
    <section className="to-be-read" aria-labelledby="to-be-read" aria-busy={isPending || undefined}>
      <h2 id="to-be-read">To be read</h2>
      <ul>
        {useInboxTypes().map(({ name, admin }) => (
          <Waiting
            key={name}
            label={`Unviewed ${admin.many}`}
            to={`/admin/${admin.list}`}
            count={data?.submissions[name]?.unviewed}
            isPending={isPending}
          />
        ))}
        <Waiting label="Chats today" to={CHATS} count={data?.chats.today} isPending={isPending} isQuiet />
        {unanswered > 0 && (
          <Waiting label="Questions without an answer" to={UNANSWERED} count={unanswered} isPending={false} />
        )}
      </ul>
    </section>
  );
}

interface WaitingProps {
  label: string;
  to: string;
  /** Undefined where it is not known. */
  count: number | undefined;
  isPending: boolean;
  /** Nobody has to do anything about it. */
  isQuiet?: true;
}

function Waiting({ label, to, count, isPending, isQuiet }: WaitingProps) {
  return (
    <li data-some={(!isQuiet && (count ?? 0) > 0) || undefined}>
      <Link to={to}>{label}</Link>{' '}
      <span className="box-count">{isPending ? <Skeleton height={32} width={32} /> : (count ?? '–')}</span>
    </li>
  );
}
