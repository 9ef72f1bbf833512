import { Button, Skeleton, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldsIn, messageOf } from '../api/api-error.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { toastSuccess } from '../toast/toasts.ts';
import { mailStatusQuery, mails, sendTestMail } from './mail-queries.ts';
import { setupWords as words } from './words.ts';

/** The configuration of mail or how to set it up, and a form to send a test mail. */
export function MailSetup() {
  const { data, error, refetch } = useQuery(mailStatusQuery);
  const mayTest = useHasDuty('accounts');
  if (error && !data) return <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />;
  if (!data) return <Skeleton height={120} className="mail-setup" aria-busy="true" />;
  if (data.server === null) return <NotSetUp />;
  return (
    <section className="mail-setup" aria-labelledby="mail-setup">
      <h2 id="mail-setup">{words.title}</h2>
      <dl>
        <dt>{words.through}</dt>
        <dd>{data.server}</dd>
        <dt>{words.from}</dt>
        <dd>{data.from}</dd>
        <dt>{words.staff}</dt>
        <dd>{data.staff.length > 0 ? data.staff.join(', ') : words.nobody}</dd>
      </dl>
      {mayTest && <TestMailForm />}
    </section>
  );
}

function NotSetUp() {
  return (
    <section className="notice-box mail-setup" aria-labelledby="mail-setup">
      <h2 id="mail-setup">{words.noMail}</h2>
      <p>{words.noMailExplains}</p>
      <dl>
        <dt>
          <code>SMTP_URL</code>
        </dt>
        <dd>
          {words.server} <code>smtp://user:password@mail.example:587</code>
        </dd>
        <dt>
          <code>MAIL_FROM</code>
        </dt>
        <dd>{words.sender}</dd>
        <dt>
          <code>NOTIFY_EMAIL</code>
        </dt>
        <dd>{words.told}</dd>
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
      toastSuccess(words.testSent(sentTo));
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
        if (!test.isPending) test.mutate(to.trim());
      }}
    >
      <TextInput
        label={words.testAddress}
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
        {words.sendTest}
      </Button>
    </form>
  );
}
