import { defineType, type ItemOf } from '../schema/define-type.ts';
import { reference, subjects, text } from '../schema/fields/index.ts';
import { faculty } from './faculty.ts';

export const semester = defineType('semester', {
  plural: 'semesters',
  fields: {
    title: text('Title', { ne: 'शीर्षक', translated: true, required: true, max: 200 }),
    faculty: reference('Faculty', {
      ne: 'संकाय',
      to: faculty,
      titleAs: 'facultyTitle',
      listedAs: 'semesters',
      required: true,
      cascades: true,
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
    soughtAs: 'सेमेस्टर वर्ष semester semesters barsa years',
    isAddOnly: true,
  },
  nepali: {
    label: 'सेमेस्टर',
    noun: 'सेमेस्टर',
    purpose: 'हरेक संकायका सेमेस्टर। विद्यार्थीका भनाइ र खातामा यिनै रोजिन्छन्।',
  },
});
export type Semester = ItemOf<typeof semester>;
