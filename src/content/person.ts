import { sentenceOf } from '../languages/sentence.ts';
import { defineType, type ItemOf } from '../schema/define-type.ts';
import { emailAddress, telephone } from '../schema/fields/formats.ts';
import { altText, flag, image, reference, richText, text } from '../schema/fields/index.ts';
import { faculty } from './faculty.ts';
import { team } from './team.ts';
import { words } from './words.ts';

const hint = (name: keyof typeof words.en.personHints) =>
  sentenceOf(words, ({ personHints }) => personHints[name]);

/** Somebody who works at the college. Telephone and mail are nobody's business until they are ticked. */
export const person = defineType('person', {
  plural: 'people',
  drafts: true,
  fields: {
    name: text('Name', { ne: 'नाम', translated: true, required: true, max: 200, hint: hint('name') }),
    post: text('Post', { ne: 'पद', translated: true, max: 200 }),
    honorific: text('Before the name', {
      ne: 'नामअघि',
      translated: true,
      max: 200,
      hint: hint('honorific'),
      isKeywordOnly: true,
    }),
    team: reference('Team', { ne: 'समूह', to: team, titleAs: 'teamTitle', required: true, isHeld: true }),
    faculty: reference('Teaches in', { ne: 'पढाउने कोर्स', to: faculty, titleAs: 'facultyTitle' }),
    qualification: text('Qualification', { ne: 'योग्यता', translated: true, max: 200 }),
    image: image(),
    imageAlt: altText('image'),
    email: text('Email', {
      ne: 'इमेल',
      max: 200,
      format: emailAddress,
      hint: hint('email'),
      shownIf: 'showEmail',
    }),
    showEmail: flag('Show the email address to visitors', { ne: 'इमेल आगन्तुकलाई देखाउने' }),
    phone: text('Phone', {
      ne: 'फोन',
      max: 40,
      format: telephone,
      hint: hint('phone'),
      shownIf: 'showPhone',
    }),
    showPhone: flag('Show the phone number to visitors', { ne: 'फोन नम्बर आगन्तुकलाई देखाउने' }),
    text: richText('About', { ne: 'परिचय', translated: true, hint: hint('text') }),
  },
  slug: true,
  order: { by: 'hand', among: 'team' },
  page: { list: '/staff', item: '/staff', itemIf: 'text', leavesTo: 'list' },
  admin: {
    list: 'people',
    one: 'person',
    label: 'People',
    noun: 'person',
    purpose:
      'The people of the college, each in a team: they stand on the staff page, with a picture or their initials.',
    soughtAs:
      'मानिस शिक्षक कर्मचारी प्राध्यापक manis shikshak karmachari people person staff teacher teachers faculty members lecturer',
  },
  nepali: {
    label: 'मानिसहरू',
    noun: 'व्यक्ति',
    purpose: 'कलेजका मानिसहरू, हरेक एउटा समूहमा: कर्मचारीको पृष्ठमा तस्बिर वा नामका पहिला अक्षरसँग देखिन्छन्।',
  },
});
export type Person = ItemOf<typeof person>;
