import { TOTP } from 'otpauth';
import type { Answer, TestSite } from './site.ts';

/** The code that an app shows at a moment. @param steps periods of 30 seconds later, or earlier below 0 */
export const codeAt = (secret: string, at: Date | number, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Number(at) + steps * 30_000 });

/** Sets up an app for a signed-in account, with the code before the present one. */
export async function setUpApp(
  site: TestSite,
  as: { token: string },
  at: Date | number = Date.now(),
): Promise<{ secret: string; recoveryCodes: string[]; answer: Answer }> {
  const { secret = '' } = (await site.call('POST', '/api/account/totp', { as })).record;
  const json = { code: codeAt(secret, at, -1) };
  const answer = await site.call('POST', '/api/account/totp/confirm', { as, json });
  const { recoveryCodes = [] } = answer.json as { recoveryCodes?: string[] };
  return { secret, recoveryCodes, answer };
}
