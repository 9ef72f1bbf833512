import { errors } from '../../errors.ts';

/** Whether a list's query asks for what is taken for spam. @throws 400 */
export function wantsSpam(query: Readonly<Record<string, unknown>>): boolean {
  const { spam = 'false' } = query;
  if (spam !== 'true' && spam !== 'false') throw errors.invalid({ spam: 'spam has to be true or false.' });
  return spam === 'true';
}
