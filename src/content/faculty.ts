import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, image, richText, text } from '../schema/fields/index.ts';
import { words } from './words.ts';

const { facultyHints: hints } = words;

export const faculty = defineType('faculty', {
  plural: 'faculties',
  drafts: true,
  fields: {
    title: text('Title', { required: true, max: 200 }),
    full_name: text('Full Name'),
    description: richText('Description'),
    admission_policy: richText('Admission Policy'),
    program_objective: richText('Program Objective'),
    job_prospectus: richText('Job Prospectus'),
    image: image(),
    imageAlt: altText('image'),
    university: text('University', { hint: hints.university, max: 200 }),
    seats: text('Seats', { hint: hints.seats, max: 200 }),
    hours: text('Class hours', { hint: hints.hours, max: 200 }),
    eligibility: text('Eligibility', { hint: hints.eligibility, max: 500 }),
    total_fee: text('Total fee', { hint: hints.totalFee, max: 200 }),
    coordinator: text('Coordinator', { hint: hints.coordinator, max: 200 }),
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
  },
  words: {
    created: 'Faculty added Successfully',
    updated: 'Faculty updated Successfully',
    imageUpdated: 'Faculty image updated Successfully',
    deleted: 'Faculty deleted Successfully',
    deletePrompt: 'faculty',
  },
});
export type Faculty = ItemOf<typeof faculty>;
