import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hasDuty } from '../../content/duties.ts';
import { useInboxTypes } from '../content-types.tsx';
import { useOwnDuties } from '../duties/own-duties.ts';
import { inboxQuery } from '../inbox/inbox-queries.ts';
import { digits } from '../language.ts';
import { CHATS, UNANSWERED } from '../paths.ts';
import { words } from './words.ts';

/** Counts of unviewed submissions and unanswered questions, at the top of the dashboard (requirement 2.83). */
export function ToBeRead() {
  const { data, isPending } = useQuery(inboxQuery);
  const duties = useOwnDuties();
  const shown = useInboxTypes().filter((type) => hasDuty(duties, type.duties));
  const unanswered = data?.chats.unanswered ?? 0;
  return (
    <section className="to-be-read" aria-labelledby="to-be-read" aria-busy={isPending || undefined}>
      <h2 id="to-be-read">{words.toBeRead}</h2>
      <ul>
        {shown.map(({ name, admin }) => (
          <Waiting
            key={name}
            label={words.unviewed(admin.many)}
            to={`/admin/${admin.list}`}
            count={data?.submissions[name]?.unviewed}
            isPending={isPending}
          />
        ))}
        <Waiting
          label={words.chatsToday}
          to={CHATS}
          count={data?.chats.today}
          isPending={isPending}
          isQuiet
        />
        {unanswered > 0 && (
          <Waiting label={words.unanswered} to={UNANSWERED} count={unanswered} isPending={false} />
        )}
      </ul>
    </section>
  );
}

interface WaitingProps {
  label: string;
  to: string;
  /** Undefined if it could not be loaded. */
  count: number | undefined;
  isPending: boolean;
  /** A number that asks for no action, and is not highlighted. */
  isQuiet?: true;
}

function Waiting({ label, to, count, isPending, isQuiet }: WaitingProps) {
  return (
    <li data-some={(!isQuiet && (count ?? 0) > 0) || undefined}>
      <Link to={to}>{label}</Link>{' '}
      <span className="box-count">
        {isPending ? <Skeleton height={32} width={32} /> : digits(count ?? '–')}
      </span>
    </li>
  );
}
