import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Loaded } from '../form/loaded-record.tsx';
import { Heading } from '../layout/heading.tsx';
import type { Seen } from '../list/collection.ts';
import { AccountForm } from './account-form.tsx';
import { ACCOUNTS, type Account, accounts, isOwn } from './account-queries.ts';
import { AccountSessions } from './account-sessions.tsx';
import { SecondFactorReset } from './second-factor-reset.tsx';
import '../form/form.css';
import { words } from './words.ts';

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
      <Loaded query={query} notFound={words.notFound} back={{ to: ACCOUNTS, label: words.back }}>
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
