import { hasDottedDomain } from './visitor-form.ts';

/** Providers whose domain is their name and '.com', each with frequent misspellings of the name. */
const PROVIDERS: Readonly<Record<string, readonly string[]>> = {
  gmail: ['gmial', 'gmai', 'gamil', 'gmal', 'gmali', 'gmaill', 'gmil', 'gnail', 'googlemail'],
  yahoo: ['yaho', 'yahooo', 'yhoo', 'yaoo'],
  hotmail: ['hotmial', 'hotmal', 'hotmai', 'hotmil'],
  outlook: ['outlok', 'outloook', 'outlooks'],
  icloud: ['iclod', 'icloude'],
  live: [],
};

const providers = new Map(
  Object.entries(PROVIDERS).flatMap(([name, typos]) => [name, ...typos].map((typed) => [typed, name])),
);

/**
 * The address that was probably meant by one that is refused: 'asha@gmail' is 'asha@gmail.com', 'asha@college,edu.np'
 * is 'asha@college.edu.np'.
 * @returns undefined where nothing is likely
 */
export function suggestedEmail(typed: string): string | undefined {
  const [local = '', sent = '', ...more] = typed.replace(/\s+/g, '').split('@');
  if (more.length > 0) return undefined;
  const domain = sent.replace(/[.,;]+/g, '.').replace(/^\.|\.$/g, '');
  const provider = providers.get(domain.toLowerCase().replace(/\.?com$/, ''));
  const suggestion = `${local}@${provider ? `${provider}.com` : domain}`;
  return hasDottedDomain.test(suggestion) ? suggestion : undefined;
}
