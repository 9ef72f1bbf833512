import { TOTP } from 'otpauth';
import type { Answer, TestSite } from './site.ts';

/** The code that an app shows at a moment. @param steps periods of 30 seconds later, or earlier below 0 */
export const codeAt = (secret: string, at: Date | number, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Number(at) + steps * 30_000 });

/**
 * Sets up an app for a signed-in account.
 * @param at what the clock of the site shows, where the test sets it: then by the previous code, so that the present one
 *   is left for the test. By the real clock the previous code could expire before it arrives, so the present one is used
 */
export async function setUpApp(
  site: TestSite,
  as: { token: string },
  at?: Date | number,
): Promise<{ secret: string; recoveryCodes: string[]; answer: Answer }> {
  const { secret = '' } = (await site.call('POST', '/api/account/totp', { as })).record;
  const json = { code: codeAt(secret, at ?? Date.now(), at === undefined ? 0 : -1) };
  const answer = await site.call('POST', '/api/account/totp/confirm', { as, json });
  if (answer.status !== 200) throw new Error(`The code was refused: ${answer.refusal.message}`);
  const { recoveryCodes = [] } = answer.json as { recoveryCodes?: string[] };
  return { secret, recoveryCodes, answer };
}
