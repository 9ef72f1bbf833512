import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { hasStatus, messageOf } from '../api/api-error.ts';
import type { Version } from '../api/records.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { ScreenSkeleton } from '../layout/screen-states.tsx';
import { pathsOf } from '../paths.ts';
import { recordQuery } from '../queries.ts';
import { words } from './words.ts';

interface LoadedRecordProps {
  type: TypeFacts;
  /** Placeholder while it loads. */
  shape?: ReactNode;
  children: (version: Version) => ReactNode;
}

/**
 * Loads the record in the URL and renders its children with it. They are not rendered for a record that does
 * not exist or could not be loaded, so that it cannot be saved.
 */
export function LoadedRecord({ type, shape, children }: LoadedRecordProps) {
  const { id = '' } = useParams();
  const query = useQuery(recordQuery(type, id));
  const back = { to: pathsOf(type).list, label: words.backTo(type.admin.label) };
  return (
    <Loaded query={query} shape={shape} back={back}>
      {children}
    </Loaded>
  );
}

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  /** Placeholder while it loads. */
  shape?: ReactNode;
  /** The link to the list where it does not exist; missing for what always exists. */
  back?: { to: string; label: string };
  children: (data: T) => ReactNode;
}

/** What was loaded, or why it was not. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { query, shape = <ScreenSkeleton />, back, children } = props;
  const { data, error, isPending, refetch } = query;
  if (data) return children(data);
  if (isPending) return shape;
  if (!back || !hasStatus(error, 404))
    return <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />;
  return (
    <div className="notice-box">
      <h2>{words.notFound}</h2>
      <p>{messageOf(error)}</p>
      <Link to={back.to}>{back.label}</Link>
    </div>
  );
}

/** Loads the record in the URL for a form, which begins anew with each version that is loaded. */
export function EditableRecord({ children, ...record }: LoadedRecordProps) {
  return (
    <LoadedRecord {...record}>
      {(version) => <Fragment key={`${version.etag} ${version.tag ?? ''}`}>{children(version)}</Fragment>}
    </LoadedRecord>
  );
}
