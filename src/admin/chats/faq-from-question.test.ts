import { describe, expect, test } from 'vitest';
import { faq } from '../../content/faq.ts';
import { describeType } from '../../schema/derive/describe.ts';
import { faqAddressOf, readFaqAddress } from './faq-from-question.ts';

const _id = '0123456789abcdef01234567';
const type = describeType(faq);
const asked = (question: string) => ({ _id, question, asked: 1, lastAt: '2026-11-21T08:45:00.000Z' });
const draftFrom = (query: string | Record<string, string>) => readFaqAddress(new URLSearchParams(query));

describe('The address at which a question becomes an FAQ', () => {
  test.each(['Is there a hostel?', 'छात्रावास छ?', 'Fees & dates? 100% #1 + more'])(
    'is that of the form, and read as it was written: %s',
    (question) => {
      const address = new URL(faqAddressOf(type, asked(question)), 'http://site.example');
      expect(address.pathname).toBe('/admin/add-faqs');
      expect(readFaqAddress(address.searchParams)).toEqual({ title: question, question: _id });
    },
  );

  test('fills in nothing where it says nothing', () => {
    expect(draftFrom('')).toEqual({ title: '' });
  });

  test('has a title of one line and 200 characters at most, whoever wrote it', () => {
    expect(draftFrom({ title: `  One\r\n\ttwo\u0000\u202e three ` }).title).toBe('One two three');
    expect([...draftFrom({ title: 'क'.repeat(500) }).title]).toHaveLength(200);
    expect([...draftFrom({ title: '😀'.repeat(500) }).title]).toHaveLength(200);
    const { searchParams } = new URL(faqAddressOf(type, asked('a'.repeat(1000))), 'http://site.example');
    expect(searchParams.get('title')).toHaveLength(200);
  });

  test.each(['', '1', '../../settings', `${_id}/x`, _id.toUpperCase()])(
    'names no question by %j',
    (question) => {
      expect(draftFrom({ title: 'Fees', question })).toEqual({ title: 'Fees' });
    },
  );
});
