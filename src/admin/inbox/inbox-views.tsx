import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SubmissionFacts } from '../../content/submission-facts.ts';
import type { ListAddress } from '../list/list-address.ts';
import { listAddressOf } from './addresses.ts';
import { inboxQuery } from './inbox-queries.ts';

/** The ways between what is taken for spam, where there is any, and the rest. */
export function InboxViews({ type, address: { q, spam } }: { type: SubmissionFacts; address: ListAddress }) {
  const { data } = useQuery(inboxQuery);
  const count = data?.submissions[type.name]?.spam ?? 0;
  if (spam)
    return (
      <p className="inbox-views">
        <strong>Spam</strong> <Link to={listAddressOf(type, { q, page: 1 })}>Back to {type.admin.label}</Link>
      </p>
    );
  if (count === 0) return null;
  return (
    <p className="inbox-views">
      <Link to={listAddressOf(type, { q, page: 1, spam: true })}>{count} in spam</Link>
    </p>
  );
}
