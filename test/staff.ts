import type { Duty } from '../src/content/duties.ts';
import type { TestSite } from './site.ts';

export const STAFF_PASSWORD = 'a long enough one';

/** Adds an administrator with these duties, and signs in. @returns the account's id and its caller */
export async function addStaff(
  site: TestSite,
  duties: readonly Duty[],
): Promise<{ id: string; email: string; as: { token: string } }> {
  const email = `${crypto.randomUUID()}@staff.example`;
  const json = { role: 'admin', name: `With ${duties.join(', ')}`, email, password: STAFF_PASSWORD, duties };
  const { record } = await site.call('POST', '/api/account', { json });
  const login = { as: 'nobody', json: { email, password: STAFF_PASSWORD } } as const;
  const { token = '' } = (await site.call('POST', '/api/user/login', login)).record;
  return { id: record._id ?? '', email, as: { token } };
}
