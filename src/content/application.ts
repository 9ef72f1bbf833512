import { longText, text } from '../schema/fields/index.ts';
import { digitsFilter, foldedFilter } from '../schema/filter-columns.ts';
import { defineSubmission, type Submission, type SubmittedOf } from './submission.ts';

export const application = defineSubmission('application', {
  plural: 'applications',
  letter: 'A',
  page: '/apply-online',
  duties: ['admissions'],
  fields: {
    name: text('Name', { required: true, max: 200 }),
    address: text('Address'),
    phone: text('Phone', { filter: digitsFilter }),
    email: text('Email', { filter: foldedFilter }),
    program: text('Program', { required: true }),
    prev_college: text('Previous College'),
    message: longText('Message'),
  },
  admin: {
    list: 'applications',
    one: 'application',
    label: 'Applications',
    noun: 'application',
    many: 'applications',
    purpose: 'What applicants send from the page Apply Online.',
    // The office enters applications from paper or telephone there.
    add: '/apply-online',
    listed: ['program'],
    detail: ['phone', 'email'],
  },
  words: {
    created: 'Thank for your application. We will contact you soon.',
    deleted: 'Application deleted Successfully',
    deletePrompt: 'application',
  },
});
export type Application = SubmittedOf<typeof application>;

/** The programme of an application; empty for other submissions. */
export function programIn(item: Submission): string {
  const { program = '' }: Partial<Application> = item;
  return program;
}
