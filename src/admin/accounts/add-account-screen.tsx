import { createAccount } from '../api/accounts.ts';
import { Heading } from '../layout/heading.tsx';
import { AccountForm } from './account-form.tsx';

export function AddAccountScreen() {
  return (
    <>
      <Heading title="Add account" />
      <AccountForm message="Account added Successfully" send={createAccount} />
    </>
  );
}
