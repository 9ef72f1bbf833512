import { Heading } from '../layout/heading.tsx';
import { ChangedLast } from './changed-last.tsx';
import { FailedSignIns, LastSignIn } from './last-sign-in.tsx';
import { ToBeRead } from './to-be-read.tsx';
import { RoomOfHistory, WaitingForMe } from './waiting-for-me.tsx';
import './dashboard.css';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CollegeFacts } from '../../content/college.ts';
import { CONTENT_DUTIES } from '../../content/duties.ts';
import { messageOf } from '../api/api-error.ts';
import { useSettingsGroups, useTypes } from '../content-types.tsx';
import { useHasDuty } from '../duties/own-duties.ts';
import { digits } from '../language.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { mailStatusQuery } from '../mail/mail-queries.ts';
import { pathsOf } from '../paths.ts';
import { settingsQuery } from '../settings/settings-queries.ts';
import { countsQuery } from './dashboard-queries.ts';
import { words } from './words.ts';

/**
 * The dashboard: unread submissions, latest changes, numbers of records, and the boxes of the college
 * (requirements 2.43, 2.82).
 */
export function DashboardScreen() {
  const seesContent = useHasDuty(...CONTENT_DUTIES);
  return (
    <>
      <Heading title={words.title} />
      <FailedSignIns />
      <FailedMails />
      {seesContent && <WaitingForMe />}
      <div className="dashboard-panel">
        <ToBeRead />
        <ChangedLast />
        {seesContent && <RecordCounts />}
      </div>
      <AtAGlance />
      {seesContent && <RoomOfHistory />}
      <LastSignIn />
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
      {words.failedMails(failed)} <Link to="/admin/mail?state=failed">{words.seeFailed}</Link>
    </p>
  );
}

/** The number of records of each type, with links to the list and to the form for a new record. */
function RecordCounts() {
  const { data, isPending } = useQuery(countsQuery);
  const mayPublish = useHasDuty('publisher');
  return (
    <section className="record-counts" aria-labelledby="record-counts" aria-busy={isPending || undefined}>
      <h2 id="record-counts">{words.howMuch}</h2>
      <ul>
        {useTypes().map((type) => (
          <li key={type.name}>
            <Link to={pathsOf(type).list}>{type.admin.label}</Link>
            {isPending ? (
              <Skeleton height={16} width={24} />
            ) : (
              <span>{digits(data?.[type.name] ?? '–')}</span>
            )}
            {mayPublish && (
              <Link to={pathsOf(type).add} aria-label={words.addOne(type.admin.noun)}>
                {words.add}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The seven boxes with the numbers from the settings (requirement 2.43). */
function AtAGlance() {
  const { data, error, isPending, refetch } = useQuery(settingsQuery);
  const boxes = useSettingsGroups().find(({ key }) => key === 'dashboard')?.fields ?? [];
  return (
    <section className="at-a-glance" aria-labelledby="at-a-glance" aria-busy={isPending || undefined}>
      <h2 id="at-a-glance">{words.atAGlance}</h2>
      {isPending && (
        <ul>
          {boxes.map(({ name, label }) => (
            <li key={name}>
              <span className="box-name">{label}</span> <Skeleton height={32} my={6} width={48} />
            </li>
          ))}
        </ul>
      )}
      {error && !data && <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />}
      {data && (
        <ul>
          {boxes.map(({ name, label }) => (
            <li key={name}>
              <span className="box-name">{label}</span>{' '}
              <span className="box-count">{digits(Number(data.facts[name as keyof CollegeFacts]))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
