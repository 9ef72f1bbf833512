import { testAddressDigest } from '../accounts/account.fixture.ts';
import type { Application } from '../content/application.ts';
import { neutralCollege } from '../content/college.ts';
import type { OpenDatabase } from '../db/database.ts';
import { createIdGenerator } from '../db/ids.ts';
import { partOfSite } from '../whole-site.fixture.ts';
import type { Site } from '../whole-site.ts';
import { type MailSetup, QueueSignal } from './setup.ts';

/** A clock that a test moves. */
export class Clock {
  #ms = Date.parse('2026-11-21T08:45:00Z');
  readonly now = (): Date => new Date(this.#ms);
  pass(minutes: number): void {
    this.#ms += minutes * 60_000;
  }
}

export const college = {
  ...neutralCollege,
  name: 'Himal College',
  name_ne: 'हिमाल कलेज',
  email: 'office@himal.example',
};

export interface TestMail extends Site {
  readonly mailSetup: MailSetup;
}

export function mailFor(database: OpenDatabase, clock: Clock, url = 'smtp://127.0.0.1:9'): TestMail {
  const mailSetup = {
    url,
    from: { name: 'Himal College, Kathmandu', address: 'no-reply@himal.example' },
    staff: ['office@himal.example', 'head@himal.example'],
  };
  const site = partOfSite({
    database,
    publicUrl: 'https://himal.example',
    queueSignal: new QueueSignal(),
    addressDigest: testAddressDigest,
    maxAcknowledgements: 3,
    college: async () => college,
    now: clock.now,
    newId: createIdGenerator(),
  });
  return { ...site, mailSetup };
}

let sent = 0;

/** A stored application. */
export function submission(values: Readonly<Record<string, string>> = {}): Application {
  sent += 1;
  const at = '2026-11-21T08:45:00.000Z';
  return {
    _id: sent.toString(16).padStart(24, '0'),
    createdAt: at,
    updatedAt: at,
    isView: false,
    lang: 'en',
    reference: `A-261121-${String(sent).padStart(5, '0')}`,
    name: 'Sita Sharma',
    address: 'Chitwan',
    phone: '९८४१२३४५६७',
    email: 'sita@home.example',
    program: 'BCA',
    prev_college: '',
    message: 'When does it begin?',
    ...values,
  };
}
