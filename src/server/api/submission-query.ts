import { errors } from '../../errors.ts';

type Query = Readonly<Record<string, unknown>>;

/** Whether a list's query asks for what is taken for spam. @throws 400 */
export const wantsSpam = (query: Query): boolean => isAsked(query, 'spam');

/** Whether who sends asks for the words of the receipt as well. @throws 400 */
export const wantsReceipt = (query: Query): boolean => isAsked(query, 'receipt');

function isAsked(query: Query, name: string): boolean {
  const asked = query[name] ?? 'false';
  if (asked !== 'true' && asked !== 'false')
    throw errors.invalid({ [name]: `${name} has to be true or false.` });
  return asked === 'true';
}
