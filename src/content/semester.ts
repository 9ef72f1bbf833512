import { defineType, type ItemOf } from '../schema/define-type.ts';
import { reference, subjects, text } from '../schema/fields/index.ts';
import { faculty } from './faculty.ts';

export const semester = defineType('semester', {
  plural: 'semesters',
  fields: {
    title: text('Title', { required: true, max: 200 }),
    faculty: reference('Faculty', {
      to: faculty,
      titleAs: 'facultyTitle',
      listedAs: 'semesters',
      required: true,
    }),
    subjects: subjects(),
  },
  order: { by: 'hand-within', field: 'faculty' },
  admin: {
    list: 'semesters',
    one: 'semester',
    label: 'Semesters',
    noun: 'semester',
    purpose: 'The semesters of each faculty. Testimonials and student accounts name them.',
    isAddOnly: true,
  },
  words: {
    created: 'Semester added Successfully',
    updated: 'Semester updated Successfully',
    deleted: 'Semester deleted Successfully',
    deletePrompt: 'semester',
  },
});
export type Semester = ItemOf<typeof semester>;
