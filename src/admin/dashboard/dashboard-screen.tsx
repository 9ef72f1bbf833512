import { Heading } from '../layout/heading.tsx';
import { ChangedLast } from './changed-last.tsx';
import { ToBeRead } from './to-be-read.tsx';
import './dashboard.css';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { BOX_NAMES } from '../../content/college.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { messageOf } from '../api/api-error.ts';
import { useTypes } from '../content-types.tsx';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { mailStatusQuery } from '../mail/mail-queries.ts';
import { pathsOf } from '../paths.ts';
import { settingsQuery } from '../settings/settings-queries.ts';
import { countsQuery } from './dashboard-queries.ts';

/**
 * The dashboard: unread submissions, latest changes, numbers of records, and the boxes of the college
 * (requirements 2.43, 2.82).
 */
export function DashboardScreen() {
  return (
    <>
      <Heading title="Dashboard" />
      <FailedMails />
      <div className="dashboard-panel">
        <ToBeRead />
        <ChangedLast />
        <RecordCounts />
      </div>
      <AtAGlance />
    </>
  );
}

/** Warns about failed mails; shows nothing if there are none. */
function FailedMails() {
  const { data } = useQuery({ ...mailStatusQuery, refetchInterval: false });
  const failed = data?.failedLately ?? 0;
  if (failed === 0) return null;
  return (
    <p className="failed-mails">
      {failed === 1 ? 'A mail was not sent' : `${failed} mails were not sent`} in the last seven days.{' '}
      <Link to="/admin/mail?state=failed">See why, and send again</Link>
    </p>
  );
}

/** The number of records of each type, with links to the list and to the form for a new record. */
function RecordCounts() {
  const { data, isPending } = useQuery(countsQuery);
  return (
    <section className="record-counts" aria-labelledby="record-counts" aria-busy={isPending || undefined}>
      <h2 id="record-counts">How much there is</h2>
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

interface LiveNumber {
  label: string;
  /** Undefined while it loads. */
  count: number | undefined;
  path: string;
  /** Link to the form for a new record. */
  add?: { label: string; path: string };
}

/** The types with their numbers, in the order of the side navigation. */
function numbersOf(types: readonly TypeFacts[], counts: Readonly<Record<string, number>> = {}): LiveNumber[] {
  return types.map((type) => {
    const { list, add } = pathsOf(type);
    const { label, noun } = type.admin;
    return { label, count: counts[type.name], path: list, add: { label: `Add ${noun}`, path: add } };
  });
}

/** The seven boxes with the numbers from the settings (requirement 2.43). */
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
      {error && !data && <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />}
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
