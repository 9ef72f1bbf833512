import { Button, Skeleton, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { carriesLink } from '../../content/link-mails.ts';
import { fieldsIn, messageOf } from '../api/api-error.ts';
import { useInboxTypes } from '../content-types.tsx';
import { useHasDuty } from '../duties/own-duties.ts';
import { formatFull, timeAgo } from '../format-time.ts';
import { BackIcon } from '../icons.tsx';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { Heading } from '../layout/heading.tsx';
import { type Choice, useList } from '../list/collection.ts';
import { DataList } from '../list/data-list.tsx';
import { actionColumn, type Column, RowAction, titleColumn } from '../list/data-table.tsx';
import { useChange } from '../list/use-change.ts';
import { searched } from '../list/words.ts';
import { useOneMutation } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { navigation } from '../words.ts';
import {
  MAIL_STATES,
  type MailEntry,
  mailStatusQuery,
  mails,
  sendAllMailsAgain,
  sendMailAgain,
  sendTestMail,
} from './mail-queries.ts';
import { aboutOf, nextOf } from './mail-state.ts';
import { setupWords, words } from './words.ts';
import './mail.css';

const NO_MATCH = { words: words.noMatch, clear: words.showAll };

const STATE: Choice = {
  name: 'state',
  label: words.state,
  options: [
    { value: '', label: words.allMails },
    ...MAIL_STATES.map((state) => ({ value: state, label: words.states[state] })),
  ],
  none: NO_MATCH,
};

const COLUMNS: readonly Column<MailEntry>[] = [
  { name: 'when', label: words.when, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  { name: 'to', label: words.to, cell: ({ recipient }) => recipient },
  titleColumn({ label: words.subject, title: ({ subject }) => subject }),
  {
    name: 'about',
    label: words.about,
    cell: (mail, { titleId }) => <About mail={mail} titleId={titleId} />,
  },
  { name: 'state', label: words.state, cell: (mail) => <State mail={mail} /> },
];

function About({ mail, titleId }: { mail: MailEntry; titleId: string }) {
  const about = aboutOf(mail, useInboxTypes());
  return (
    about && (
      <Link to={about.path} aria-describedby={titleId}>
        {about.label}
      </Link>
    )
  );
}

const isSentAgain = ({ kind, state, trouble }: MailEntry) =>
  // The link in a mail that was given up is erased.
  (state === 'failed' && !carriesLink(kind)) || (state === 'waiting' && trouble !== '');

/** How mail is configured, and the state of every mail. It polls while a mail is waiting. */
export function MailScreen() {
  const hasSettings = useHasDuty('author', 'publisher', 'accounts');
  const queries = useQueryClient();
  const again = useChange({
    make: ({ _id }: MailEntry) => sendMailAgain(_id),
    onDone: () => toastSuccess(words.sentAgain),
    refresh: () => mails.refresh(queries),
  });
  return (
    <>
      <Heading title={navigation.mail}>
        {hasSettings && (
          <Button component={Link} to="/admin/settings" variant="default" leftSection={<BackIcon />}>
            {words.backToSettings}
          </Button>
        )}
      </Heading>
      <MailSetup />
      <h2 className="mail-list-title">{words.listTitle}</h2>
      <DataList
        list={useList(mails, [STATE])}
        className="mail-table"
        columns={() => [
          ...COLUMNS,
          actionColumn<MailEntry>(
            (mail, { titleId }) =>
              isSentAgain(mail) && (
                <RowAction
                  of={titleId}
                  label={words.sendAgain}
                  aria-disabled={again.isBusy(mail)}
                  onClick={() => again.make(mail)}
                />
              ),
          ),
        ]}
        searched={searched.mail}
        views={<SendAllAgain />}
        none={NO_MATCH}
        empty={
          <div className="notice-box">
            <h2>{words.none}</h2>
            <p>{words.purpose}</p>
          </div>
        }
      />
    </>
  );
}

/** Sends all again that surely did not arrive, such as after a mail server was set up wrongly. */
function SendAllAgain() {
  const queries = useQueryClient();
  const { data } = useQuery(mailStatusQuery);
  const all = useChange({
    make: sendAllMailsAgain,
    onDone: (count) => toastSuccess(words.allSentAgain(count)),
    refresh: () => mails.refresh(queries),
  });
  if (!data?.unsent) return null;
  return (
    <Button
      variant="default"
      title={words.butInDoubt}
      aria-disabled={all.isBusy()}
      onClick={() => all.make()}
    >
      {words.sendAllAgain(data.unsent)}
    </Button>
  );
}

/** The state of a mail, its last error and its next attempt. */
function State({ mail }: { mail: MailEntry }) {
  const { state, createdAt, sentAt, trouble } = mail;
  const next = nextOf(mail, new Date());
  return (
    <>
      <span className="mail-state" data-state={state}>
        {words.states[state]}
      </span>
      {sentAt && isLater(sentAt, createdAt) && (
        <>
          {' '}
          <RelativeTime at={sentAt} />
        </>
      )}
      {trouble && <p>{trouble}</p>}
      {next && <p>{next}</p>}
    </>
  );
}

/** The time of sending is shown only if it differs from the time of creation. */
const isLater = (sentAt: string, createdAt: string) => Date.parse(sentAt) - Date.parse(createdAt) > 60_000;

function RelativeTime({ at }: { at: string }) {
  const instant = new Date(at);
  return (
    <time dateTime={at} title={formatFull(instant)}>
      {timeAgo(instant, new Date())}
    </time>
  );
}

/** The configuration of mail or how to set it up, and a form to send a test mail. */
export function MailSetup() {
  const { data, error, refetch } = useQuery(mailStatusQuery);
  const mayTest = useHasDuty('accounts');
  if (error && !data) return <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />;
  if (!data) return <Skeleton height={120} className="mail-setup" aria-busy="true" />;
  if (data.server === null) return <NotSetUp />;
  return (
    <section className="mail-setup" aria-labelledby="mail-setup">
      <h2 id="mail-setup">{setupWords.title}</h2>
      <dl>
        <dt>{setupWords.through}</dt>
        <dd>{data.server}</dd>
        <dt>{setupWords.from}</dt>
        <dd>{data.from}</dd>
        <dt>{setupWords.staff}</dt>
        <dd>{data.staff.length > 0 ? data.staff.join(', ') : setupWords.nobody}</dd>
      </dl>
      {mayTest && <TestMailForm />}
    </section>
  );
}

function NotSetUp() {
  return (
    <section className="notice-box mail-setup" aria-labelledby="mail-setup">
      <h2 id="mail-setup">{setupWords.noMail}</h2>
      <p>{setupWords.noMailExplains}</p>
      <dl>
        <dt>
          <code>SMTP_URL</code>
        </dt>
        <dd>
          {setupWords.server} <code>smtp://user:password@mail.example:587</code>
        </dd>
        <dt>
          <code>MAIL_FROM</code>
        </dt>
        <dd>{setupWords.sender}</dd>
        <dt>
          <code>NOTIFY_EMAIL</code>
        </dt>
        <dd>{setupWords.told}</dd>
      </dl>
    </section>
  );
}

function TestMailForm() {
  const queries = useQueryClient();
  const [to, setTo] = useState('');
  const test = useOneMutation({
    mutationFn: sendTestMail,
    onSuccess(_, sentTo) {
      toastSuccess(setupWords.testSent(sentTo));
      setTo('');
      void mails.refresh(queries);
    },
  });
  const wrong = fieldsIn(test.error).to;
  return (
    <form
      className="test-mail"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        test.mutate(to.trim());
      }}
    >
      <TextInput
        label={setupWords.testAddress}
        name="to"
        type="email"
        autoComplete="email"
        value={to}
        {...(wrong && { error: wrong })}
        onChange={(event) => {
          setTo(event.currentTarget.value);
          if (test.error) test.reset();
        }}
      />
      <Button type="submit" variant="default" aria-disabled={test.isPending}>
        {setupWords.sendTest}
      </Button>
    </form>
  );
}
