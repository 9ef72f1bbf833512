import { sentenceOf } from '../languages/sentence.ts';
import { defineType, type ItemOf } from '../schema/define-type.ts';
import { day, reference, text, time } from '../schema/fields/index.ts';
import { faculty } from './faculty.ts';
import { closesFrom, opensAt } from './intake-state.ts';
import { words } from './words.ts';

const hint = (name: keyof typeof words.en.intakeHints) =>
  sentenceOf(words, ({ intakeHints }) => intakeHints[name]);

/** When one may apply for a programme. Its state at an instant is derived (intake-state.ts), never stored. */
export const intake = defineType('intake', {
  plural: 'intakes',
  drafts: true,
  alsoBy: 'admissions',
  fields: {
    title: text('Title', {
      ne: 'शीर्षक',
      translated: true,
      required: true,
      max: 200,
      hint: hint('title'),
    }),
    faculty: reference('Faculty', { ne: 'संकाय', to: faculty, titleAs: 'facultyTitle', required: true }),
    opens: day('Applications open', { ne: 'निवेदन खुल्ने दिन', required: true }),
    closes: day('Last day to apply', { ne: 'निवेदनको अन्तिम दिन', required: true }),
    closesAt: time('Closes at', {
      ne: 'बन्द हुने समय',
      hint: hint('closesAt'),
    }),
    test: day('Entrance test', { ne: 'प्रवेश परीक्षा' }),
    classes: day('Classes begin', { ne: 'कक्षा सुरु' }),
    note: text('Note', {
      ne: 'टिप्पणी',
      translated: true,
      max: 500,
      hint: hint('note'),
    }),
  },
  check: ({ opens = '', closes = '', closesAt = '', test = '' }) => {
    const days = { opens, closes, closesAt };
    const isNeverOpen = opens !== '' && closes !== '' && closesFrom(days) <= opensAt(days);
    return {
      ...(isNeverOpen && { [closes < opens ? 'closes' : 'closesAt']: hint('neverOpen') }),
      ...(test !== '' && test < opens && { test: hint('earlyTest') }),
    };
  },
  order: { by: 'day', field: 'opens' },
  page: { list: '/admissions' },
  admin: {
    list: 'intakes',
    one: 'intake',
    label: 'Intakes',
    noun: 'intake',
    purpose: 'Intakes say when one may apply for a programme: from when, until when, and when the test is.',
    soughtAs:
      'भर्ना खुला निवेदन मिति bharna khula nibedan miti intake intakes admission open closes deadline dates',
  },
  nepali: {
    label: 'भर्ना अवधि',
    noun: 'भर्ना अवधि',
    purpose: 'भर्ना अवधिले कुन कोर्समा कहिलेदेखि कहिलेसम्म निवेदन दिन मिल्छ र परीक्षा कहिले हुन्छ भन्छ।',
  },
});
export type Intake = ItemOf<typeof intake>;
