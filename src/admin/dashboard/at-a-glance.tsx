import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BOX_NAMES } from '../../content/college.ts';
import { messageOf } from '../api/api-error.ts';
import { Failed } from '../layout/failed.tsx';
import { settingsQuery } from '../settings/settings-queries.ts';

/** The seven boxes, with the numbers that the settings give them (decision D7). */
export function AtAGlance() {
  const { data, error, isPending, refetch } = useQuery(settingsQuery);
  return (
    <section className="at-a-glance" aria-labelledby="at-a-glance" aria-busy={isPending || undefined}>
      <h2 id="at-a-glance">At a glance</h2>
      {isPending && (
        <ul>
          {BOX_NAMES.map((name) => (
            <li key={name}>
              <span className="box-name">{name}</span> <Skeleton height={32} my={6} width={48} />
            </li>
          ))}
        </ul>
      )}
      {error && !data && <Failed message={messageOf(error)} onTryAgain={() => void refetch()} />}
      {data && (
        <ul>
          {data.facts.boxes.map(({ name, count }) => (
            <li key={name}>
              <span className="box-name">{name}</span> <span className="box-count">{count}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
