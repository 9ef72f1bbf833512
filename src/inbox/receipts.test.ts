import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { digestKeyOf, newSecret } from '../accounts/digest.ts';
import { application } from '../content/application.ts';
import { partOfSite } from '../whole-site.fixture.ts';
import { receiptAddress } from './receipts.ts';

test('The code in the address of a receipt is HMAC-SHA256, as every version computes it [17.140]', () => {
  const secret = newSecret();
  const _id = '01a20922e315317cc3351776';
  const createdAt = '2026-11-23T16:00:11.029Z';
  const site = partOfSite({ receiptKey: digestKeyOf(secret), now: () => new Date(createdAt) });
  const code = createHmac('sha256', secret).update(`application ${_id}`).digest('hex');
  const shown = Buffer.from(_id + code.slice(0, 40), 'hex').toString('base64url');

  expect(receiptAddress(site, application, { _id, createdAt })).toBe(`/apply-online?sent=${shown}`);
});
