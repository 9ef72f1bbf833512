import { Button } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { browserIn } from '../../languages/browser-words.ts';
import { messageOf } from '../api/api-error.ts';
import { authorizedRequest } from '../api/request.ts';
import type { OwnSession } from '../api/session.ts';
import { formatDayAndTime, formatFull, timeAgo } from '../format-time.ts';
import { language } from '../language.ts';
import { useChange } from '../list/use-change.ts';
import { QUIET } from '../queries.ts';
import { sessionWords } from '../session/words.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { accounts } from './account-queries.ts';
import { accountSessionWords } from './words.ts';
import '../session/own-account.css';

type AccountSession = Omit<OwnSession, 'isCurrent'> & { _id: string };

const sessionsQuery = (account: string) =>
  queryOptions({
    queryKey: [...accounts.key, 'sessions', account],
    async queryFn({ signal }): Promise<AccountSession[]> {
      const { body } = await authorizedRequest({ path: `${accounts.pathOf(account)}/sessions`, signal });
      if (!Array.isArray(body)) throw new Error(accountSessionWords.unread);
      return body;
    },
    staleTime: 0,
    gcTime: 0,
    meta: QUIET,
  });

/** Where somebody else is signed in, with a button for each session and one for all (requirement 21.52). */
export function AccountSessions({ account }: { account: string }) {
  const queries = useQueryClient();
  const titleId = useId();
  const query = sessionsQuery(account);
  const { data, error } = useQuery(query);
  const end = useChange({
    make: (session: string) =>
      authorizedRequest({
        method: 'DELETE',
        path: `${accounts.pathOf(account)}/sessions${session && `?${new URLSearchParams({ session })}`}`,
      }),
    onDone: () => toastSuccess(accountSessionWords.ended),
    refresh: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  return (
    <section className="account-sessions" aria-labelledby={titleId} aria-busy={!data && !error}>
      <h2 id={titleId}>{sessionWords.title}</h2>
      {error && !data && <p className="refusal">{messageOf(error)}</p>}
      {data && <p>{data.length === 0 ? accountSessionWords.none : accountSessionWords.intro}</p>}
      <ul className="own-sessions">
        {data?.map((session) => (
          <SessionLine key={session._id} session={session} onEnd={() => end.make(session._id)} />
        ))}
      </ul>
      {data && data.length > 1 && (
        <Button variant="default" onClick={() => end.make('')}>
          {accountSessionWords.endAll}
        </Button>
      )}
    </section>
  );
}

function SessionLine({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const { agent, createdAt, seenAt } = session;
  const id = useId();
  const seen = new Date(seenAt);
  return (
    <li>
      <div id={id}>
        {browserIn(language, agent) || sessionWords.unknownBrowser}
        <span>{sessionWords.since(formatDayAndTime(new Date(createdAt)))}</span>
        <span title={formatFull(seen)}>{sessionWords.lastSeen(timeAgo(seen, new Date()))}</span>
      </div>
      <Button variant="default" size="compact-sm" aria-describedby={id} onClick={onEnd}>
        {accountSessionWords.end}
      </Button>
    </li>
  );
}
