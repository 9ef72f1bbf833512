import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { inboxQuery } from '../inbox/inbox-queries.ts';
import { CHATS, isUnanswered, UNANSWERED } from './addresses.ts';

/** The ways between the history and the questions without an answer, with how many there are of these. */
export function ChatViews() {
  const [params] = useSearchParams();
  const { data } = useQuery(inboxQuery);
  const count = data?.chats.unanswered ?? 0;
  const current = (isHere: boolean) => ({ 'aria-current': isHere ? ('page' as const) : undefined });
  return (
    <nav className="chat-views" aria-label="Views">
      <Link to={CHATS} {...current(!isUnanswered(params))}>
        History
      </Link>
      <Link to={UNANSWERED} {...current(isUnanswered(params))}>
        Without an answer
        {count > 0 && (
          <>
            {' '}
            <span className="badge">{count}</span>
          </>
        )}
      </Link>
    </nav>
  );
}
