import { describe, expect, test } from 'vitest';
import { textFieldsOf } from './inputs/index.ts';
import { changedTexts, shownOnSite, textsOf } from './texts.ts';

const facts = (kind: string, name: string) => ({ kind, name, label: name, required: false });
const fields = [facts('text', 'title'), facts('rich-text', 'description'), facts('image', 'image')];
const item = {
  _id: '0'.repeat(24),
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  title: 'Exams',
  description: '<p class="ql-align-center">Old markup </p>\n',
  image: '/uploads/a.webp',
};

describe('A form', () => {
  test('starts with the texts of its record, byte for byte', () => {
    expect(textsOf(textFieldsOf(fields), item)).toEqual({
      title: 'Exams',
      description: '<p class="ql-align-center">Old markup </p>\n',
    });
  });

  test('starts empty for a new record, and for a field that the record lacks', () => {
    expect(textsOf(textFieldsOf(fields))).toEqual({ title: '', description: '' });
    expect(textsOf(textFieldsOf([facts('text', 'added')]), item)).toEqual({ added: '' });
  });

  test('shows the day of creation in Kathmandu where the site orders by a day that is empty [17.60]', () => {
    const late = { ...item, createdAt: '2026-11-01T18:30:00.000Z', date: '' };
    expect(shownOnSite({ order: { by: 'day', field: 'date' }, fields: [] }, late)).toEqual({
      date: '2026-11-02',
    });
    expect(shownOnSite({ order: { by: 'hand' }, fields: [] }, late)).toEqual({});
    expect(textsOf(textFieldsOf([facts('day', 'date')]), late)).toEqual({ date: '' });
  });

  test('sends nothing if nothing was changed', () => {
    const start = textsOf(textFieldsOf(fields), item);
    expect(changedTexts(start, start)).toEqual({});
    expect(changedTexts(start, { ...start, title: 'Results' })).toEqual({ title: 'Results' });
  });

  test('shows a text that is stored in Nepali only in its Nepali half, and sends both halves of it [24.105]', () => {
    const twins = [...fields, { ...facts('text', 'title_ne'), twinOf: 'title' }];
    const start = textsOf(textFieldsOf(twins), { ...item, title: 'परीक्षा', title_ne: '' });
    expect(start).toMatchObject({ title: '', title_ne: 'परीक्षा' });
    expect(changedTexts(start, start)).toEqual({});
    expect(changedTexts(start, { ...start, description: '<p>New</p>' })).toEqual({
      description: '<p>New</p>',
    });
    expect(changedTexts(start, { ...start, title: 'Exams' })).toEqual({ title: 'Exams', title_ne: 'परीक्षा' });
    expect(changedTexts(start, { ...start, title_ne: 'जाँच' })).toEqual({ title: '', title_ne: 'जाँच' });
    const both = textsOf(textFieldsOf(twins), { ...item, title: 'परीक्षा', title_ne: 'जाँच' });
    expect(both).toMatchObject({ title: 'परीक्षा', title_ne: 'जाँच' });
    expect(changedTexts(both, { ...both, title: 'Exams' })).toEqual({ title: 'Exams' });
  });

  test('sends an emptied text', () => {
    expect(changedTexts({ title: 'Exams' }, { title: '' })).toEqual({ title: '' });
  });

  test('does not send a text that was changed back', () => {
    expect(changedTexts({ title: 'Exams' }, { title: 'Exams' })).toEqual({});
  });
});
