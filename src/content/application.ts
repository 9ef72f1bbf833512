import { longText, text } from '../schema/fields/index.ts';
import { digitsFilter, foldedFilter } from '../schema/filter-columns.ts';
import { defineSubmission, type Submission, type SubmittedOf } from './submission.ts';

export const application = defineSubmission('application', {
  plural: 'applications',
  letter: 'A',
  page: '/apply-online',
  isStoredOnceADay: true,
  duties: ['admissions'],
  removalDuties: ['admissions'],
  fields: {
    name: text('Name', { ne: 'नाम', required: true, max: 200 }),
    address: text('Address', { ne: 'ठेगाना' }),
    phone: text('Phone', { ne: 'फोन', filter: digitsFilter }),
    email: text('Email', { ne: 'इमेल', filter: foldedFilter }),
    program: text('Program', { ne: 'कार्यक्रम', required: true }),
    prev_college: text('Previous College', { ne: 'अघिल्लो कलेज' }),
    message: longText('Message', { ne: 'सन्देश' }),
  },
  admin: {
    list: 'applications',
    one: 'application',
    label: 'Applications',
    noun: 'application',
    many: 'applications',
    purpose: 'What applicants send from the page Apply Online.',
    soughtAs: 'आवेदन निवेदन aabedan nivedan nibedan applications inbox',
    // The office enters applications from paper or telephone there.
    add: '/apply-online',
    listed: ['program'],
    detail: ['phone', 'email'],
  },
  nepali: {
    label: 'निवेदन',
    noun: 'निवेदन',
    many: 'निवेदन',
    purpose: 'निवेदकले अनलाइन निवेदन पृष्ठबाट पठाएका कुरा।',
    words: { deleted: 'निवेदन मेटाइयो।', deletePrompt: 'निवेदन' },
  },
  words: {
    created: {
      en: 'Thank for your application. We will contact you soon.',
      ne: 'निवेदन पठाउनुभएकोमा धन्यवाद। हामी चाँडै सम्पर्क गर्नेछौँ।',
    },
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
