/**
 * `npm run common-passwords` writes the list of common passwords anew, from `@zxcvbn-ts/language-common` (MIT), whose
 * ranking comes from leaked ones. Passwords shorter than the minimum are left out.
 */
import { writeFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';

const LEAST = 10;

const ranked: readonly string[] = dictionary['passwords-common'];
const long = new Set(ranked.map((one) => one.toLowerCase()).filter((one) => one.length >= LEAST));
const passwords = [...long].sort().join('\n');
writeFileSync(
  new URL('../src/accounts/common-passwords.json', import.meta.url),
  `${JSON.stringify({ passwords })}\n`,
);
console.log(`Wrote ${long.size} of ${ranked.length} common passwords.`);
