import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { addressesOf, titleOf } from '../addresses.ts';
import { ScreenSkeleton } from '../layout/screen-skeleton.tsx';
import { newestQuery } from './newest.ts';

const SHOWN = 8;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Kathmandu' });

/** The newest records over all types, each leading to its form. */
export function RecentlyAdded({ types }: { types: readonly TypeFacts[] }) {
  const answers = useQueries({ queries: types.map(newestQuery) });
  const newest = types
    .flatMap((type, index) => (answers[index]?.data?.items ?? []).map((item) => ({ type, item })))
    .toSorted((a, b) => b.item.createdAt.localeCompare(a.item.createdAt))
    .slice(0, SHOWN);
  const isLoading = answers.some(({ isPending }) => isPending);

  return (
    <section className="recent" aria-labelledby="recent-title">
      <h2 id="recent-title">Added last</h2>
      {isLoading && newest.length === 0 && <ScreenSkeleton />}
      {!isLoading && newest.length === 0 && <p>Nothing has been added yet.</p>}
      <ul>
        {newest.map(({ type, item }) => (
          <li key={item._id}>
            <Link to={addressesOf(type).update(item)}>{titleOf(type, item)}</Link>
            <span>
              {type.admin.noun}, <time dateTime={item.createdAt}>{day.format(new Date(item.createdAt))}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
