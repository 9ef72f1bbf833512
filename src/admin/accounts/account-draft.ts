import { changedTexts, type Texts } from '../form/draft.ts';
import type { Account } from './account-queries.ts';

/** Initial values of an account's form: those of the account, or empty ones. `disabled` is 'true' or ''. */
export function accountTextsOf(account?: Account): Texts {
  return {
    name: account?.name ?? '',
    email: account?.email ?? '',
    role: account?.role ?? '',
    faculty: account?.faculty ?? '',
    semester: account?.semester ?? '',
    password: '',
    disabled: account?.disabled ? 'true' : '',
  };
}

/** The changed fields, as the API takes them. Only students have a faculty and a semester. */
export function accountChanges(start: Texts, texts: Texts): Readonly<Record<string, string | boolean>> {
  const studies = texts.role === 'student' ? {} : { faculty: '', semester: '' };
  const { disabled, ...changes } = changedTexts(start, { ...texts, ...studies });
  return disabled === undefined ? changes : { ...changes, disabled: disabled === 'true' };
}
