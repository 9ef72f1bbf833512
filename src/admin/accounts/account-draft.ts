import { DUTIES, type Duty } from '../../content/duties.ts';
import { DEFAULT_LANGUAGE } from '../../languages/language.ts';
import { changedTexts, type Texts } from '../form/draft.ts';
import type { Account } from './account-queries.ts';

/** Converts duties from and to the text that the form holds. */
export const dutiesIn = (text = ''): Duty[] => DUTIES.filter((duty) => text.split(' ').includes(duty));
export const dutiesText = (duties: readonly Duty[]): string => duties.join(' ');

/**
 * Initial values of an account's form: those of the account, or empty ones. `disabled` is 'true' or ''. A new
 * admin has no duty before one is ticked.
 */
export function accountTextsOf(account?: Account): Texts {
  return {
    name: account?.name ?? '',
    email: account?.email ?? '',
    role: account?.role ?? '',
    faculty: account?.faculty ?? '',
    semester: account?.semester ?? '',
    lang: account?.lang ?? DEFAULT_LANGUAGE,
    duties: dutiesText(account?.duties ?? []),
    password: '',
    disabled: account?.disabled ? 'true' : '',
  };
}

/** The changed fields, as the API takes them. Only students have a faculty and a semester, only admins duties. */
export function accountChanges(
  start: Texts,
  texts: Texts,
): Readonly<Record<string, string | boolean | readonly Duty[]>> {
  const studies = texts.role === 'student' ? {} : { faculty: '', semester: '' };
  const { disabled, duties, ...changes } = changedTexts(start, { ...texts, ...studies });
  // The server gives all duties to a new admin for whom none are named.
  const namesDuties = texts.role === 'admin' && (duties !== undefined || start.role !== 'admin');
  return {
    ...changes,
    ...(namesDuties && { duties: dutiesIn(texts.duties) }),
    ...(disabled !== undefined && { disabled: disabled === 'true' }),
  };
}
