import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams } from 'react-router';
import { hasStatus, messageOf } from '../api/api-error.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { Heading } from '../layout/heading.tsx';
import { ScreenSkeleton } from '../layout/screen-states.tsx';
import { AccountForm } from './account-form.tsx';
import {
  ACCOUNTS,
  type Account,
  accountQuery,
  changeAccount,
  createAccount,
  isOwn,
  readAccount,
} from './account-queries.ts';
import { AccountSessions } from './account-sessions.tsx';
import { SecondFactorReset } from './second-factor-reset.tsx';
import '../form/form.css';
import { words } from './words.ts';

export function AddAccountScreen() {
  return (
    <>
      <Heading title={words.add} />
      <AccountForm message={words.added} send={createAccount} />
    </>
  );
}

export function UpdateAccountScreen() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(accountQuery(id));
  return (
    <>
      <Heading title={words.update} />
      {data ? (
        <Update key={data._id} account={data} />
      ) : isPending ? (
        <ScreenSkeleton />
      ) : hasStatus(error, 404) ? (
        <div className="notice-box">
          <h2>{words.notFound}</h2>
          <p>{messageOf(error)}</p>
          <Link to={ACCOUNTS}>{words.back}</Link>
        </div>
      ) : (
        <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />
      )}
    </>
  );
}

function Update({ account }: { account: Account }) {
  const seen = useRef(account);
  const send = async (changes: object) => {
    if (Object.keys(changes).length === 0) return;
    try {
      await changeAccount(seen.current, changes);
    } catch (error) {
      // The next Save is meant to come after the other change. It sends only what was changed here.
      if (hasStatus(error, 412)) seen.current = await readAccount(account._id).catch(() => seen.current);
      throw error;
    }
  };
  return (
    <>
      <p className="record-title">
        {account.name}
        {isOwn(account) && words.you}
      </p>
      <AccountForm account={account} message={words.updated} send={send} />
      {!isOwn(account) && <AccountSessions account={account._id} />}
      {account.role === 'admin' && !isOwn(account) && <SecondFactorReset account={account} />}
    </>
  );
}
