import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import type { CollegeFacts } from '../../content/college.ts';
import { CONTENT_DUTIES, hasDuty, writersOf } from '../../content/duties.ts';
import { browserIn } from '../../languages/browser-words.ts';
import { formatFileSize } from '../../ui/file-size.ts';
import { messageOf } from '../api/api-error.ts';
import { useInboxTypes, useSettingsGroups, useTypes } from '../content-types.tsx';
import { useHasDuty, useOwnDuties } from '../duties/own-duties.ts';
import { formatDayAndTime } from '../format-time.ts';
import { inboxQuery } from '../inbox/inbox-queries.ts';
import { digits, language, networkShown } from '../language.ts';
import { ErrorNotice, PartBoundary } from '../layout/error-notice.tsx';
import { Heading } from '../layout/heading.tsx';
import { StatusLine } from '../layout/status-line.tsx';
import { rowWords } from '../list/words.ts';
import { mailStatusQuery } from '../mail/mail-queries.ts';
import { CHATS, pathsOf, UNANSWERED } from '../paths.ts';
import { PasswordDialog } from '../session/password-dialog.tsx';
import { SessionsDialog } from '../session/sessions-dialog.tsx';
import { passwordWords, sessionWords } from '../session/words.ts';
import { settingsQuery } from '../settings/settings-queries.ts';
import { navigation, paletteWords } from '../words.ts';
import { ChangedLast } from './changed-last.tsx';
import { answerQuery, countsQuery, firstStepsQuery, waitingQuery } from './dashboard-queries.ts';
import { FirstSteps } from './first-steps.tsx';
import { signInWords, waitingWords, words } from './words.ts';
import './dashboard.css';

/**
 * The dashboard: unread submissions, latest changes, numbers of records, and the boxes of the college
 * (requirements 2.43, 2.82).
 */
export function DashboardScreen() {
  const seesContent = useHasDuty(...CONTENT_DUTIES);
  const { data: steps = [], isPending } = useQuery(firstStepsQuery);
  return (
    <>
      <Heading title={navigation.dashboard} />
      <StatusLine>
        <SignIns isWarning />
        <FailedMails />
      </StatusLine>
      {steps.some(({ isDone }) => !isDone) && <FirstSteps steps={steps} />}
      {/* Loads meanwhile, and appears where it stays. */}
      <div hidden={isPending}>
        {seesContent && <WaitingForMe />}
        <div className="dashboard-panel">
          <ToBeRead />
          <ChangedLast />
          <RecordCounts />
        </div>
        <AtAGlance />
        {seesContent && <RoomOfHistory />}
        <SignIns />
      </div>
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
  const duties = useOwnDuties();
  const types = useTypes().filter((type) => hasDuty(duties, writersOf(type)));
  if (types.length === 0) return null;
  return (
    <section className="record-counts" aria-labelledby="record-counts" aria-busy={isPending || undefined}>
      <h2 id="record-counts">{words.howMuch}</h2>
      <ul>
        {types.map((type) => (
          <li key={type.name}>
            <Link to={pathsOf(type).list}>{type.admin.label}</Link>
            {isPending ? (
              <Skeleton height={16} width={24} />
            ) : (
              <span>{digits(data?.[type.name] ?? '–')}</span>
            )}
            {(type.drafts || hasDuty(duties, ['publisher'])) && (
              <Link to={pathsOf(type).add} aria-label={paletteWords.add(type.admin.noun)}>
                {rowWords.add}
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
      {(isPending || data) && (
        <ul>
          {boxes.map(({ name, label }) => (
            <li key={name}>
              <span className="box-name">{label}</span>{' '}
              {data ? (
                <span className="box-count">{digits(Number(data.facts[name as keyof CollegeFacts]))}</span>
              ) : (
                <Skeleton height={32} my={6} width={48} />
              )}
            </li>
          ))}
        </ul>
      )}
      {error && !data && <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />}
    </section>
  );
}

/** Counts of unviewed submissions and unanswered questions, at the top of the dashboard (requirement 2.83). */
function ToBeRead() {
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

interface OwnSignIns {
  last: { at: string; agent: string; network: string } | null;
  failed: { count: number; isMore: boolean; lastAt: string | null };
}

const signInsQuery = answerQuery<OwnSignIns>('own-sign-ins', '/me/sign-ins');

/**
 * When and from where one has signed in before, in a quiet line or, where sign-ins failed since, in a warning; with
 * links to sessions and password (requirement 21.51).
 */
function SignIns({ isWarning = false }: { isWarning?: boolean }) {
  const { data } = useQuery(signInsQuery);
  const [Open, setOpen] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  if (!data) return null;
  const { last, failed } = data;
  const hasFailed = failed.count > 0 || failed.isMore;
  if (hasFailed !== isWarning || !(last || hasFailed)) return null;
  const lastAt = failed.lastAt === null ? '' : formatDayAndTime(new Date(failed.lastAt));
  return (
    <div className="last-sign-in" data-failed={hasFailed || undefined}>
      <p>
        {last && signInWords.last(formatDayAndTime(new Date(last.at)), placeOf(last))}{' '}
        {hasFailed && <strong>{signInWords.failed(failed.count, failed.isMore, lastAt)} </strong>}
        {signInWords.ask}
      </p>
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(() => SessionsDialog)}>
        {sessionWords.title}
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(() => PasswordDialog)}>
        {passwordWords.title}
      </Button>
      {Open && <Open onClose={() => setOpen(null)} />}
    </div>
  );
}

const placeOf = ({ agent, network }: { agent: string; network: string }) =>
  [
    browserIn(language, agent) || sessionWords.unknownBrowser,
    ...(network ? [signInWords.network(networkShown(network))] : []),
  ].join(', ');

/** What waits for staff; nothing if nothing does, so its list is loaded only then. */
function WaitingForMe() {
  const { data } = useQuery(waitingQuery);
  if (!data) return null;
  const { kept: _, ...work } = data;
  if (Object.values(work).every(({ length }) => length === 0)) return null;
  return (
    <PartBoundary load={() => import('./waiting-list.tsx')} label={waitingWords.title}>
      {(WaitingList) => <WaitingList work={work} />}
    </PartBoundary>
  );
}

/** How much room history takes, in a quiet line. */
function RoomOfHistory() {
  const { data } = useQuery(waitingQuery);
  if (!data) return null;
  const { versions, pictures, documents, bytes } = data.kept;
  const size = pictures + documents > 0 ? waitingWords.size(digits(formatFileSize(bytes))) : '';
  return <p className="room-of-history">{waitingWords.kept(versions, pictures, documents, size)}</p>;
}
