import { changedTexts, type Texts } from '../form/draft.ts';
import type { Account } from './account-queries.ts';

/** What the form of an account begins with: its own values, or none. Being disabled is a text of its own here. */
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

/** What is sent of a form: what was changed. Only students have a faculty and a semester. */
export function accountChanges(start: Texts, texts: Texts): Readonly<Record<string, string | boolean>> {
  const studies = texts.role === 'student' ? {} : { faculty: '', semester: '' };
  const { disabled, ...changes } = changedTexts(start, { ...texts, ...studies });
  return disabled === undefined ? changes : { ...changes, disabled: disabled === 'true' };
}
