import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { addressesOf } from '../addresses.ts';
import { hasStatus, messageOf } from '../api/api-error.ts';
import type { Version } from '../api/records.ts';
import { Failed } from '../layout/failed.tsx';
import { ScreenSkeleton } from '../layout/screen-skeleton.tsx';
import { recordQuery } from '../queries.ts';

interface LoadedRecordProps {
  type: TypeFacts;
  /** Its shape until it is there. */
  shape?: ReactNode;
  children: (version: Version) => ReactNode;
}

/**
 * Loads the record that the address names, and shows what is made of it; nothing that could be saved is shown for
 * one that does not exist or could not be read (decision D26).
 */
export function LoadedRecord({ type, shape = <ScreenSkeleton />, children }: LoadedRecordProps) {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(recordQuery(type, id));
  if (data) return children(data);
  if (isPending) return shape;
  if (!hasStatus(error, 404)) return <Failed message={messageOf(error)} onTryAgain={() => void refetch()} />;
  return (
    <div className="notice-box">
      <h2>Not found</h2>
      <p>{messageOf(error)}</p>
      <Link to={addressesOf(type).list}>Back to {type.admin.label}</Link>
    </div>
  );
}
