import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTypes } from '../types.tsx';
import { countsQuery } from './dashboard-queries.ts';
import { numbersOf } from './numbers.ts';

/** How much there is of everything, with the ways to it and to a new one. */
export function LiveNumbers() {
  const { data, isPending } = useQuery(countsQuery);
  return (
    <section className="live-numbers" aria-labelledby="live-numbers" aria-busy={isPending || undefined}>
      <h2 id="live-numbers">How much there is</h2>
      <ul>
        {numbersOf(useTypes(), data).map(({ label, count, path, add }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
            {isPending ? <Skeleton height={16} width={24} /> : <span>{count ?? '–'}</span>}
            {add && (
              <Link to={add.path} aria-label={add.label}>
                Add
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
