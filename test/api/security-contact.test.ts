import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../src/settings.ts';
import { sites } from '../site.ts';

const PATH = '/.well-known/security.txt';
const [{ start }] = sites;

test('has the contact for security reports, its expiry and its languages [21.110]', async () => {
  const now = new Date('2026-11-24T10:00:00Z');
  const environment = {
    SECURITY_CONTACT: 'office@college.example, https://college.example/report',
    PUBLIC_URL: 'https://college.example',
  };
  const site = await start({ environment, now: () => now });
  onTestFinished(() => site.close());
  const { status, headers, text } = await site.call('GET', PATH, { as: 'nobody' });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text.split('\n')).toEqual([
    'Contact: mailto:office@college.example',
    'Contact: https://college.example/report',
    'Expires: 2027-02-22T00:00:00.000Z',
    'Preferred-Languages: en, ne',
    'Canonical: https://college.example/.well-known/security.txt',
    '',
  ]);
});

test('without a contact there is no such address [21.110]', async () => {
  const site = await start();
  onTestFinished(() => site.close());
  expect((await site.call('GET', PATH, { as: 'nobody' })).status).toBe(404);
});

test.each(['nobody', 'http://college.example', 'a@b c', 'a@b\nContact: x@y'])(
  'a contact such as %j stops the start [21.110, 10.6]',
  (contact) => {
    expect(() => readSettings({ SECURITY_CONTACT: contact })).toThrow('SECURITY_CONTACT=');
  },
);
