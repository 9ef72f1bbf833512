import { describe, expect, test } from 'vitest';
import { faq } from '../../content/faq.ts';
import { describeType } from '../../schema/derive/describe.ts';
import { faqFormPath, readFaqParams } from './faq-from-question.ts';

const _id = '0123456789abcdef01234567';
const type = describeType('en', faq);
const asked = (question: string) => ({
  _id,
  question,
  asked: 1,
  lastAt: '2026-11-21T08:45:00.000Z',
  withheld: null,
});
const draftFrom = (query: string | Record<string, string>) => readFaqParams(new URLSearchParams(query));

describe('The path of the form that turns a question into an FAQ', () => {
  test.each(['Is there a hostel?', 'छात्रावास छ?', 'Fees & dates? 100% #1 + more'])(
    'leads to the form and is read as it was written: %s',
    (question) => {
      const url = new URL(faqFormPath(type, asked(question)), 'http://site.example');
      expect(url.pathname).toBe('/admin/add-faqs');
      expect(readFaqParams(url.searchParams)).toEqual({ title: question, question: _id });
    },
  );

  test('without search params fills in nothing', () => {
    expect(draftFrom('')).toEqual({ title: '' });
  });

  test('gives a title of one line and at most 200 characters, even for a forged URL', () => {
    expect(draftFrom({ title: `  One\r\n\ttwo\u0000\u202e three ` }).title).toBe('One two three');
    expect([...draftFrom({ title: 'क'.repeat(500) }).title]).toHaveLength(200);
    expect([...draftFrom({ title: '😀'.repeat(500) }).title]).toHaveLength(200);
    const { searchParams } = new URL(faqFormPath(type, asked('a'.repeat(1000))), 'http://site.example');
    expect(searchParams.get('title')).toHaveLength(200);
  });

  test.each(['', '1', '../../settings', `${_id}/x`, _id.toUpperCase()])(
    'ignores the invalid question id %j',
    (question) => {
      expect(draftFrom({ title: 'Fees', question })).toEqual({ title: 'Fees' });
    },
  );
});
