import { describe, expect, test } from 'vitest';
import { describeSubmission, submissionTypes } from '../../content/submissions.ts';
import type { MailEntry } from './mail-queries.ts';
import { aboutOf, nextOf } from './mail-state.ts';

const now = new Date('2026-11-21T08:45:00Z');
const mail: MailEntry = {
  _id: '1',
  kind: 'test',
  recipient: 'a@x.example',
  subject: 'Test',
  state: 'waiting',
  attempts: 0,
  trouble: '',
  aboutType: '',
  about: '',
  createdAt: now.toISOString(),
  sentAt: null,
  nextAt: now.toISOString(),
};

describe('The state of a mail says', () => {
  test.each([
    ['2026-11-21T08:40:00Z', 'Tried again in a moment.'],
    ['2026-11-21T08:50:00Z', 'Tried again in 5 minutes.'],
    ['2026-11-21T11:45:00Z', 'Tried again in 3 hours.'],
    ['2026-11-22T08:45:00Z', 'Tried again in 24 hours.'],
  ])('when it is tried next: %s', (nextAt, words) => {
    expect(nextOf({ ...mail, nextAt }, now)).toBe(words);
    expect(nextOf({ ...mail, nextAt, state: 'sending' }, now)).toBe('');
    expect(nextOf({ ...mail, nextAt: null }, now)).toBe('');
  });

  test('what it is about, and nothing for a test mail', () => {
    const inbox = submissionTypes.map((type) => describeSubmission('en', type));
    const about = (aboutType: string, about: string) => aboutOf({ ...mail, aboutType, about }, inbox);
    expect(about('', '')).toBeNull();
    expect(about('contact', '2')).toEqual({ label: 'Contact', path: '/admin/contact/2' });
    for (const { name } of submissionTypes) expect(about(name, '2')).not.toBeNull();
    expect(about('account', '3')?.path).toBe('/admin/update-account/3');
    expect(about('notice', '4')).toBeNull();
  });
});
