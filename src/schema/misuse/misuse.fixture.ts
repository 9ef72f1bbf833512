import { faculty } from '../../content/faculty.ts';
import { notice } from '../../content/notice.ts';
import { semester } from '../../content/semester.ts';
import { defineSubmission } from '../../content/submission.ts';
import type { ContentReading } from '../../db/reading.ts';
import { defineType } from '../define-type.ts';
import { altText, choice, day, image, longText, reference, text } from '../fields/index.ts';

/** Each line that is marked as an error uses a field that is not declared, or not of that kind; all others are right. */
export async function read(reading: ContentReading, id: string) {
  const [latest] = await reading.first(notice, 1);
  const found = await reading.one(faculty, id);
  const { items } = await reading.page(semester, { q: '', page: 1, limit: 20 });
  const [brief] = await reading.brief(faculty, ['title', 'full_name'], 10);
  const { before } = await reading.beside(notice, id);
  const lengths: number[] = [];
  for await (const chunk of reading.all(notice)) lengths.push(...chunk.map(({ title }) => title.length));
  return [
    [latest?.description, latest?.attachments[0]?.name, found?.item.slug, brief?.full_name, before?.date],
    latest?.descriptoin, // error: a field's name
    latest?.slug, // error: a slug that the type does not have
    latest?.description_ne,
    latest?.date_ne, // error: a twin of a field that has none
    items[0]?.facultyTitle,
    items[0]?.facultyName, // error: the title of a reference
    found?.item.semesters.map(({ title }) => title),
    found?.item.students, // error: a list of back-references
  ];
}

const admin = {
  list: 'toys',
  one: 'toy',
  label: 'Toys',
  noun: 'toy',
  purpose: 'Toys are for playing.',
  soughtAs: 'doll',
};
const words = { created: '', updated: '', deleted: '', deletePrompt: 'toy' };
const nepali = { label: 'खेलौना', noun: 'खेलौना', many: 'खेलौना', purpose: 'खेल्नका लागि।', words };
const common = { plural: 'toys', admin, words, nepali };
const title = text('Title', { ne: 'Title', required: true, max: 200 });

export const labelled = defineType('toy', {
  ...common,
  fields: {
    title: text('Title', { required: true }), // error: no label in Nepali
    made: day('Made on', { ne: 'मिति', translated: true }), // error: a day is no text
    story: text('Story', { ne: 'कथा', translated: true }),
    story_ne: text('Story in Nepali', { ne: 'कथा' }), // error: the twin of a field, which has it already
  },
});

export const unnamed = defineType('toy', { plural: 'toys', admin, words, fields: { title } }); // error: nothing in Nepali

export const byDay = defineType('toy', {
  ...common,
  fields: { title, made: day('Made on', { ne: 'Made on' }) },
  order: { by: 'day', field: 'title' }, // error: no day
});

export const described = defineType('toy', {
  ...common,
  fields: { title, cover: image('Cover', { ne: 'Cover' }), coverAlt: altText('picture') }, // error: no picture of that name
});

export const illustratedTwice = defineType('toy', {
  ...common,
  fields: { title, front: image('Front', { ne: 'Front' }), back: image('Back', { ne: 'Back' }) }, // error: two pictures on one route
});

export const referring = defineType('toy', {
  ...common,
  fields: {
    title,
    faculty: choice('Faculty', { ne: 'Faculty', from: faculty }),
    semester: choice('Semester', { ne: 'Semester', from: semester, narrowedBy: 'facultyTitle' }), // error: no reference
    owner: reference('Owner', { ne: 'Owner', to: faculty, titleAs: 'ownerTitle', listedAs: 'semesters' }),
    friend: reference('Friend', { ne: 'Friend', to: faculty, titleAs: 'friendTitle', listedAs: 'friends' }), // error: no list
  },
});

export const order = defineSubmission('order', {
  plural: 'orders',
  letter: 'O',
  fields: {
    name: text('Name', { ne: 'Name', required: true, max: 200 }),
    address: text('Address', { ne: 'Address' }),
    phone: text('Phone', { ne: 'Phone' }),
    email: text('Email', { ne: 'Email' }),
    message: longText('Message', { ne: 'Message' }),
  },
  admin: { ...admin, many: 'orders', add: '/', detail: [], listed: ['phone', 'toy'] }, // error: no column
  words: { ...words, created: { en: 'added', ne: 'added' } },
  nepali,
});
