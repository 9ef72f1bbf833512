import { Button, Table } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import { formatFull, timeAgo } from '../format-time.ts';
import { Cell } from '../list/cells.tsx';
import { ACTION, type Column, TableFrame } from '../list/table-frame.tsx';
import { toastSuccess } from '../toast/toasts.ts';
import { MAIL_KEY, type MailEntry, sendMailAgain } from './mail-queries.ts';
import { aboutOf, nextOf } from './mail-state.ts';
import { words } from './words.ts';

interface MailTableProps {
  /** Undefined while they load. */
  items: readonly MailEntry[] | undefined;
  isStale: boolean;
}

const COLUMNS: readonly Column[] = [
  { name: 'when', label: words.when },
  { name: 'to', label: words.to },
  { name: 'title', label: words.subject },
  { name: 'about', label: words.about },
  { name: 'state', label: words.state },
  ACTION,
];

/** The mails with their states. */
export function MailTable({ items, isStale }: MailTableProps) {
  return (
    <TableFrame className="mail-table" columns={COLUMNS} isStale={isStale}>
      {items?.map((mail) => (
        <MailRow key={mail._id} mail={mail} />
      ))}
    </TableFrame>
  );
}

function MailRow({ mail }: { mail: MailEntry }) {
  const { _id, recipient, subject, createdAt, state } = mail;
  const now = new Date();
  const about = aboutOf(mail);
  const subjectId = `subject-${_id}`;
  return (
    <Table.Tr role="row">
      <Cell name="when">
        <RelativeTime at={createdAt} now={now} />
      </Cell>
      <Cell name="to">{recipient}</Cell>
      <Cell name="title" id={subjectId}>
        <bdi lang={langOf(subject)}>{subject}</bdi>
      </Cell>
      <Cell name="about">
        {about && (
          <Link to={about.path} aria-describedby={subjectId}>
            {about.label}
          </Link>
        )}
      </Cell>
      <Cell name="state">
        <State mail={mail} now={now} />
      </Cell>
      <Cell name="action">
        {(state === 'failed' || (state === 'waiting' && mail.trouble !== '')) && (
          <SendAgain id={_id} describedBy={subjectId} />
        )}
      </Cell>
    </Table.Tr>
  );
}

/** The state of a mail, its last error and its next attempt. */
function State({ mail, now }: { mail: MailEntry; now: Date }) {
  const { state, createdAt, sentAt, trouble } = mail;
  const next = nextOf(mail, now);
  return (
    <>
      <span className="mail-state" data-state={state}>
        {words.states[state]}
      </span>
      {sentAt && isLater(sentAt, createdAt) && (
        <>
          {' '}
          <RelativeTime at={sentAt} now={now} />
        </>
      )}
      {trouble && <p>{trouble}</p>}
      {next && <p>{next}</p>}
    </>
  );
}

/** The time of sending is shown only if it differs from the time of creation. */
const isLater = (sentAt: string, createdAt: string) => Date.parse(sentAt) - Date.parse(createdAt) > 60_000;

function RelativeTime({ at, now }: { at: string; now: Date }) {
  const instant = new Date(at);
  return (
    <time dateTime={at} title={formatFull(instant)}>
      {timeAgo(instant, now)}
    </time>
  );
}

function SendAgain({ id, describedBy }: { id: string; describedBy: string }) {
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: () => sendMailAgain(id),
    onSuccess() {
      toastSuccess(words.sentAgain);
      // The button disappears with the failed state.
      document.getElementById('screen-title')?.focus();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: MAIL_KEY }),
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-describedby={describedBy}
      aria-disabled={again.isPending}
      onClick={() => !again.isPending && again.mutate()}
    >
      {words.sendAgain}
    </Button>
  );
}
