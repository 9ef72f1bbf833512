import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { mailStatusQuery } from '../mail/mail-queries.ts';

/** Says that mails were given up; nothing where none were. */
export function MailTrouble() {
  const { data } = useQuery({ ...mailStatusQuery, refetchInterval: false });
  const failed = data?.failedLately ?? 0;
  if (failed === 0) return null;
  return (
    <p className="mail-trouble">
      {failed === 1 ? 'A mail was not sent' : `${failed} mails were not sent`} in the last seven days.{' '}
      <Link to="/admin/mail?state=failed">See why, and send again</Link>
    </p>
  );
}
