import type { TestSite } from '../site.ts';

export const kinds = [
  { kind: 'application', label: 'Applications', noun: 'Application' },
  { kind: 'contact', label: 'Contacts', noun: 'Contact' },
] as const;
export type Kind = (typeof kinds)[number]['kind'];

let count = 0;

/** Sends a submission, under a unique name unless one is given. */
export async function sendTo(site: TestSite, kind: Kind, more: object = {}) {
  count += 1;
  const name = `Sender ${count} of ${kind}`;
  const json = { name, email: 'sita@example.org', program: 'BCA', message: 'Hello', ...more };
  return (await site.call('POST', `/api/${kind}`, { as: 'nobody', json })).record;
}
