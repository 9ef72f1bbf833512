import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../api/api-error.ts';
import { Failed } from '../layout/failed.tsx';
import { mailStatusQuery } from './mail-queries.ts';
import { TestMailForm } from './test-mail-form.tsx';

/** How mail is set up, or how it can be, and a way to try it. */
export function MailSetup() {
  const { data, error, refetch } = useQuery(mailStatusQuery);
  if (error && !data) return <Failed message={messageOf(error)} onTryAgain={() => void refetch()} />;
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
      <TestMailForm />
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
