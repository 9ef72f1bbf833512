import type { Answer, Sent } from '../college/caller.ts';
import { type College, PASSWORD } from '../college/college.ts';
import { must } from '../runner/proof.ts';

export type Login = 'user' | 'student' | 'teacher';

/** Guesses at one account; the right password is among them, late. */
export interface Guesses {
  college: College;
  email: string;
  /** How many guesses. */
  times: number;
  /** How many are under way at once. */
  atOnce: number;
  /** The login of one guess. */
  loginOf?(guess: number): Login;
  /** The sender's address of one guess, as forwarded by a proxy. */
  addressOf?(guess: number): string;
  /** Further headers, such as a cookie. */
  headers?: Readonly<Record<string, string>>;
  /** In place of e-mail and password. */
  bodyOf?(guess: number): object;
}

/** The right password comes after more wrong ones than may be tried. */
const RIGHT_AT = 20;

/**
 * @returns how many guesses were tried at the account's own login
 * @throws when one gets in, or is answered otherwise
 */
export async function guess({
  college,
  email,
  times,
  atOnce,
  loginOf = () => 'user',
  addressOf,
  headers,
  bodyOf = (number) => ({ email, password: number >= RIGHT_AT ? PASSWORD : `wrong password ${number}` }),
}: Guesses): Promise<{ tried: number; refused: number }> {
  let [next, tried, refused] = [0, 0, 0];
  const one = async () => {
    while (next < times) {
      const number = next;
      next += 1;
      const sent: Sent = {
        token: '',
        json: bodyOf(number),
        headers: { ...headers, ...(addressOf && { 'x-forwarded-for': addressOf(number) }) },
      };
      const answer = await college.call('POST', `/api/${loginOf(number)}/login`, sent);
      if (answer.status === 429) refused += mustSayWhen(answer);
      else tried += 1;
      must(
        [401, 429].includes(answer.status),
        `Guess ${number} at ${email} is answered with ${answer.status}`,
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return { tried, refused };
}

function mustSayWhen({ headers }: Answer): number {
  const seconds = Number(headers['retry-after']);
  must(seconds > 0 && seconds <= 900, `A refused guess is to wait ${seconds} s`);
  return 1;
}
