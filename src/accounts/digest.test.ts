import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { addressDigestOf, digestKeyOf, newSecret } from './digest.ts';

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

test('Digests of addresses are HMAC-SHA256 with a key derived from the site’s [21.156]', () => {
  const secret = newSecret();
  const digest = addressDigestOf(digestKeyOf(secret));
  const parts = ['account', 'आशा@college.example'];
  expect(digest(...parts)).toBe(hmac(hmac(secret, 'addresses'), JSON.stringify(parts)));
  expect(digest('a', 'bc')).not.toBe(digest('ab', 'c'));
});
