import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { addressesOf } from '../addresses.ts';
import { newestQuery } from './newest.ts';

/** How many records a type has, with the ways to them and to a new one. */
export function TypeTile({ type }: { type: TypeFacts }) {
  const { data, isPending } = useQuery(newestQuery(type));
  const addresses = addressesOf(type);
  return (
    <li className="tile">
      <Link to={addresses.list} className="tile-name">
        {type.admin.label}
      </Link>
      <span className="tile-count">
        {isPending ? <Skeleton height={32} width={48} /> : (data?.total ?? '–')}
      </span>
      <Link to={addresses.add} aria-label={`Add ${type.admin.noun}`}>
        Add
      </Link>
    </li>
  );
}
