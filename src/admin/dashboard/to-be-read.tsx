import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { inboxQuery } from '../inbox/inbox-queries.ts';
import { useInboxTypes } from '../types.tsx';

/** What came from visitors and nobody has viewed: the first that staff see (decision D7). */
export function ToBeRead() {
  const { data, isPending } = useQuery(inboxQuery);
  return (
    <section className="to-be-read" aria-labelledby="to-be-read" aria-busy={isPending || undefined}>
      <h2 id="to-be-read">To be read</h2>
      <ul>
        {useInboxTypes().map(({ name, admin }) => (
          <li key={name} data-some={(data?.[name]?.unviewed ?? 0) > 0 || undefined}>
            <Link to={`/admin/${admin.list}`}>Unviewed {admin.many}</Link>{' '}
            {isPending ? (
              <Skeleton height={32} width={32} />
            ) : (
              <span className="box-count">{data?.[name]?.unviewed ?? '–'}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
