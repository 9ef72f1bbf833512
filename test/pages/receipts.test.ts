import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anySite, type TestSite } from '../site.ts';
import { ADMIN } from '../templates.ts';
import { receiptIn, referenceIn } from './receipt-in-page.ts';

const asVisitor = { as: 'nobody' } as const;
const HOUR_MS = 3_600_000;
const address = expect.stringMatching(/^\/apply-online\?sent=[\w-]{43}$/);

const START = new Date('2026-11-24T06:15:00Z');

describe.each(anySite)('The receipt of a submission by the API, on $name', ({ start }) => {
  let site: TestSite;
  let now = START;
  beforeAll(async () => {
    site = await start({ now: () => now, environment: { LIMIT_FORMS: 'off' } });
  });
  afterAll(() => site.close());

  async function send(more: object = {}) {
    const json = { name: 'Sita Gurung', phone: '९८४५०१२३४५', program: 'BCA', ...more };
    const { status, record } = await site.call('POST', '/api/application', { ...asVisitor, json });
    const { receipt } = record as { receipt?: unknown };
    return { status, receipt, id: record._id, reference: record.reference };
  }
  const pageAt = async (path: unknown) => (await site.call('GET', String(path), asVisitor)).text;

  test('stands at the address in the answer, with the name [17.140, 24.50]', async () => {
    const { receipt, reference } = await send();
    expect(receipt).toEqual(address);
    const html = await pageAt(receipt);
    expect(referenceIn(html)).toBe(reference);
    expect(receiptIn(html)).toContain('Sita Gurung');
    // The form below the receipt is empty.
    expect(html.slice(html.indexOf('<form id="form"'))).not.toContain('Gurung');
    expect((await send({ receipt: 'perhaps' })).receipt).toEqual(address);
  });

  test('is answered in words with the address on request [17.140, 24.50]', async () => {
    const { receipt } = await send({ receipt: true });
    expect(receipt).toMatchObject({
      name: 'Sita Gurung',
      program: 'BCA',
      nepaliDay: expect.stringMatching(/^२०८३ मंसिर /),
      address,
    });
  });

  test('has the same address for a repeated submission, and none after a day [17.140]', async () => {
    // Nobody else sent the same (requirement 23.60).
    const own = { submissionId: randomUUID(), name: 'Gita Rai' };
    const first = await send(own);
    now = new Date(now.getTime() + 23 * HOUR_MS);
    expect(await send(own)).toEqual({ ...first, status: 200 });
    now = new Date(now.getTime() + HOUR_MS);
    expect(await send(own)).toMatchObject({ status: 200, receipt: undefined });
    // The tests run in any order, and a session would have ended.
    now = START;
  });

  test('stays while the submission is in the spam folder, and ends with it', async () => {
    // Another test moves the clock on, and a sweep at that moment ends the session before.
    const login = await site.call('POST', '/api/user/login', { ...asVisitor, json: ADMIN });
    const as = { token: login.record.token ?? '' };
    const { receipt, id, reference } = await send();
    await site.call('POST', `/api/application-spam/${id}`, { as, json: { isSpam: true } });
    expect(referenceIn(await pageAt(receipt))).toBe(reference);
    expect((await site.call('DELETE', `/api/application/${id}`, { as })).status).toBe(200);
    expect(receiptIn(await pageAt(receipt))).toBe('');
  });
});
