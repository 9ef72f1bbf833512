import { sentenceOf } from '../languages/sentence.ts';
import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, image, richText, text } from '../schema/fields/index.ts';
import { words } from './words.ts';

const hint = (name: keyof typeof words.en.facultyHints) =>
  sentenceOf(words, ({ facultyHints }) => facultyHints[name]);

export const faculty = defineType('faculty', {
  plural: 'faculties',
  drafts: true,
  fields: {
    title: text('Title', { ne: 'शीर्षक', translated: true, required: true, max: 200 }),
    full_name: text('Full Name', { ne: 'पूरा नाम', translated: true }),
    description: richText('Description', { ne: 'विवरण', translated: true }),
    admission_policy: richText('Admission Policy', { ne: 'भर्ना नीति', translated: true }),
    program_objective: richText('Program Objective', { ne: 'कोर्सको उद्देश्य', translated: true }),
    job_prospectus: richText('Job Prospectus', { ne: 'रोजगारीका अवसर', translated: true }),
    image: image(),
    imageAlt: altText('image'),
    duration: text('Length', { ne: 'अवधि', translated: true, hint: hint('duration'), max: 200 }),
    university: text('University', {
      ne: 'विश्वविद्यालय',
      translated: true,
      hint: hint('university'),
      max: 200,
    }),
    seats: text('Seats', { ne: 'सिट', hint: hint('seats'), max: 200 }),
    hours: text('Class hours', { ne: 'कक्षाको समय', translated: true, hint: hint('hours'), max: 200 }),
    eligibility: text('Eligibility', { ne: 'योग्यता', translated: true, hint: hint('eligibility'), max: 500 }),
    total_fee: text('Total fee', { ne: 'जम्मा शुल्क', translated: true, hint: hint('totalFee'), max: 200 }),
    coordinator: text('Coordinator', { ne: 'संयोजक', translated: true, hint: hint('coordinator'), max: 200 }),
  },
  slug: true,
  order: { by: 'hand' },
  backReferences: ['semesters'],
  page: { item: '/academics' },
  admin: {
    list: 'faculties',
    one: 'faculty',
    label: 'Faculties',
    noun: 'faculty',
    purpose:
      'The programmes that one can study here. Each has a page of its own and stands in the Academics menu.',
    soughtAs: 'संकाय कोर्स कार्यक्रम sankaya kors karyakram faculty faculties programmes academics courses',
  },
  nepali: {
    label: 'संकाय',
    noun: 'संकाय',
    purpose: 'यहाँ पढ्न सकिने कोर्सहरू। हरेकको आफ्नै पृष्ठ हुन्छ र ‘कोर्सहरू’ मेनुमा देखिन्छ।',
  },
});
export type Faculty = ItemOf<typeof faculty>;
