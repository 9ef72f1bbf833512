import { defineType, type ItemOf } from '../schema/define-type.ts';
import { address, attachments, reference, text, wholeNumber } from '../schema/fields/index.ts';
import { categoryOf } from './category.ts';
import { faculty } from './faculty.ts';

/** A form, a syllabus, a calendar: what visitors take away, at an address that stays when its file is replaced. */
export const download = defineType('download', {
  plural: 'downloads',
  drafts: true,
  fields: {
    title: text('Title', { ne: 'शीर्षक', translated: true, required: true, max: 200 }),
    address: address('Address', { ne: 'ठेगाना', base: '/downloads/' }),
    category: categoryOf(),
    faculty: reference('Faculty', { ne: 'संकाय', to: faculty, titleAs: 'facultyTitle' }),
    year: wholeNumber('Year', { ne: 'वर्ष', least: 1900, most: 2200, counts: 'year' }),
    documents: attachments('Documents', { ne: 'कागजात' }),
  },
  page: { list: '/downloads', item: '/downloads', itemIf: 'documents' },
  admin: {
    list: 'downloads',
    one: 'download',
    label: 'Downloads',
    noun: 'download',
    purpose:
      'Forms, syllabuses, calendars. Each has an address that stays; it leads to the file that was added last.',
    soughtAs: 'डाउनलोड फारम पाठ्यक्रम पात्रो download downloads form forms syllabus files pdf faram pathyakram',
  },
  nepali: {
    label: 'डाउनलोड',
    noun: 'डाउनलोड',
    purpose: 'फारम, पाठ्यक्रम, पात्रो। हरेकको ठेगाना उही रहन्छ, र पछिल्लो पटक थपिएको फाइलमा लैजान्छ।',
  },
});
export type Download = ItemOf<typeof download>;
