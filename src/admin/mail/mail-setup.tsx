import { Button, Skeleton, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldsIn, messageOf } from '../api/api-error.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { toastSuccess } from '../toast/toasts.ts';
import { MAIL_KEY, mailStatusQuery, sendTestMail } from './mail-queries.ts';

/** The configuration of mail or how to set it up, and a form to send a test mail. */
export function MailSetup() {
  const { data, error, refetch } = useQuery(mailStatusQuery);
  const mayTest = useHasDuty('accounts');
  if (error && !data) return <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />;
  if (!data) return <Skeleton height={120} className="mail-setup" aria-busy="true" />;
  if (data.server === null) return <NotSetUp />;
  return (
    <section className="mail-setup" aria-labelledby="mail-setup">
      <h2 id="mail-setup">How mail is sent</h2>
      <dl>
        <dt>Through</dt>
        <dd>{data.server}</dd>
        <dt>From</dt>
        <dd>{data.from}</dd>
        <dt>Staff who are told</dt>
        <dd>{data.staff.length > 0 ? data.staff.join(', ') : 'Nobody: NOTIFY_EMAIL is not set.'}</dd>
      </dl>
      {mayTest && <TestMailForm />}
    </section>
  );
}

function NotSetUp() {
  return (
    <section className="notice-box mail-setup" aria-labelledby="mail-setup">
      <h2 id="mail-setup">No mail is sent</h2>
      <p>
        Applications and messages are kept and stand in the inbox, but nobody is told of them by mail, and
        applicants get no acknowledgement. Whoever runs the site can change that with these settings:
      </p>
      <dl>
        <dt>
          <code>SMTP_URL</code>
        </dt>
        <dd>
          The mail server, such as <code>smtp://user:password@mail.example:587</code>
        </dd>
        <dt>
          <code>MAIL_FROM</code>
        </dt>
        <dd>The sender, such as The College &lt;office@college.example&gt;</dd>
        <dt>
          <code>NOTIFY_EMAIL</code>
        </dt>
        <dd>Who is told, with commas between them</dd>
      </dl>
    </section>
  );
}

function TestMailForm() {
  const queries = useQueryClient();
  const [to, setTo] = useState('');
  const test = useMutation({
    mutationFn: sendTestMail,
    onSuccess(_, sentTo) {
      toastSuccess(`A test mail to ${sentTo} is on its way`);
      setTo('');
      void queries.invalidateQueries({ queryKey: MAIL_KEY });
    },
  });
  const wrong = fieldsIn(test.error).to;
  return (
    <form
      className="test-mail"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!test.isPending) test.mutate(to.trim());
      }}
    >
      <TextInput
        label="Address for a test"
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
        Send a test mail
      </Button>
    </form>
  );
}
