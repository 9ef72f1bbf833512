import { Button } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useParams } from 'react-router';
import { browserIn } from '../../languages/browser-words.ts';
import { messageOf } from '../api/api-error.ts';
import { authorizedRequest } from '../api/request.ts';
import { readSecondFactorsOf, resetSecondFactorOf } from '../api/second-factor.ts';
import type { OwnSession } from '../api/session.ts';
import { ConfirmDialog, DialogError } from '../dialog/dialog.tsx';
import { Loaded } from '../form/loaded-record.tsx';
import { formatDayAndTime, formatFull, timeAgo } from '../format-time.ts';
import { language } from '../language.ts';
import { Heading } from '../layout/heading.tsx';
import type { Seen } from '../list/collection.ts';
import { useChange } from '../list/use-change.ts';
import { QUIET } from '../queries.ts';
import { sessionWords } from '../session/words.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { AccountForm } from './account-form.tsx';
import { ACCOUNTS, type Account, accounts, isOwn } from './account-queries.ts';
import { accountSessionWords, secondFactorWords, words } from './words.ts';
import '../form/form.css';
import '../session/own-account.css';

export function AddAccountScreen() {
  return (
    <>
      <Heading title={words.add} />
      <AccountForm />
    </>
  );
}

export function UpdateAccountScreen() {
  const { id = '' } = useParams();
  const query = useQuery(accounts.one(id));
  return (
    <>
      <Heading title={words.update} />
      <Loaded query={query} back={{ to: ACCOUNTS, label: words.back }}>
        {(loaded) => <Update key={loaded.row._id} loaded={loaded} />}
      </Loaded>
    </>
  );
}

function Update({ loaded }: { loaded: Seen<Account> }) {
  const account = loaded.row;
  return (
    <>
      <p className="record-title">
        {account.name}
        {isOwn(account) && words.you}
      </p>
      <AccountForm loaded={loaded} />
      {!isOwn(account) && <AccountSessions account={account._id} />}
      {account.role === 'admin' && !isOwn(account) && <SecondFactorReset account={account} />}
    </>
  );
}

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
function AccountSessions({ account }: { account: string }) {
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

/** Resets the two-step sign-in of a person who has lost the phone (requirement 21.18); renders nothing without one. */
function SecondFactorReset({ account: { _id, name } }: { account: Account }) {
  const queries = useQueryClient();
  const key = [...accounts.key, 'second-factor', _id];
  const { data } = useQuery({ queryKey: key, queryFn: () => readSecondFactorsOf(_id), meta: QUIET });
  const [isAsking, setAsking] = useState(false);
  const reset = useMutation({
    mutationFn: () => resetSecondFactorOf(_id),
    meta: QUIET,
    onSuccess() {
      setAsking(false);
      toastSuccess(secondFactorWords.done);
      void queries.invalidateQueries({ queryKey: key });
    },
  });
  if (!data?.totp && !data?.passkeys) return null;
  return (
    <section className="second-factor-reset" aria-labelledby="second-factor-reset">
      <h2 id="second-factor-reset">{secondFactorWords.title}</h2>
      <p>{secondFactorWords.isSetUp}</p>
      <Button variant="default" onClick={() => setAsking(true)}>
        {secondFactorWords.reset}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={secondFactorWords.question(name)}
          answer={secondFactorWords.reset}
          isBusy={reset.isPending}
          onConfirm={() => reset.isPending || reset.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{secondFactorWords.meaning}</p>
          {reset.error && <DialogError>{messageOf(reset.error)}</DialogError>}
        </ConfirmDialog>
      )}
    </section>
  );
}
