import { RECEIPT } from '../../content/form-signs.ts';
import { errors } from '../../errors.ts';

type Sent = Readonly<Record<string, unknown>>;

/** Whether a list's query asks for what is taken for spam. @throws 400 */
export function wantsSpam({ spam = 'false' }: Sent): boolean {
  if (spam !== 'true' && spam !== 'false') throw errors.invalid({ spam: 'spam has to be true or false.' });
  return spam === 'true';
}

/** Whether a body asks for the words of the receipt as well: JSON in a boolean, forms in words. */
export const wantsReceipt = ({ [RECEIPT]: receipt }: Sent): boolean => receipt === true || receipt === 'true';
