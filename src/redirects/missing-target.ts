import type { InEach } from '../languages/language.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { type Address, addressOf } from './address.ts';
import { hasStar } from './glob.ts';
import type { SiteAddresses } from './locate-page.ts';
import type { Redirect } from './redirect.ts';
import { isReserved } from './reserved.ts';
import { words } from './words.ts';

/**
 * What is said of a redirect to an address of this site at which nothing answers at present; it is stored all the same,
 * because the page may come later.
 * @param leadsOn whether a redirect begins at an address
 * @returns null where something answers, or where that cannot be known
 */
export async function missingTarget(
  { from, to }: Pick<Redirect, 'from' | 'to'>,
  leadsOn: (address: Address) => boolean,
  { locate, answers }: Pick<SiteAddresses, 'locate' | 'answers'>,
): Promise<InEach<string> | null> {
  if (!to.startsWith('/') || (hasStar(from) && hasStar(to))) return null;
  const address = addressOf(to);
  if (leadsOn(address)) return null;
  const isThere = isReserved(address.path)
    ? answers(address.path)
    : (await locate({ ...address, parameters: [] })) !== null;
  return isThere ? null : sentencesIn(words).nothingAt(to);
}
