import { describe, expect, test } from 'vitest';
import { langOf, langOfHtml } from './lang-of.ts';

describe('the language of a text', () => {
  test.each([
    ['दोस्रो सत्रको परीक्षा तालिका', 'ne'],
    ['BCA दोस्रो सेमेस्टरको परीक्षा तालिका', 'ne'],
    ['२०८३', undefined],
    ['Second semester examination (दोस्रो सत्र)', undefined],
    ['Holiday notice', undefined],
    ['', undefined],
  ])('%s is %s', (text, lang) => {
    expect(langOf(text)).toBe(lang);
  });

  test('markup does not count', () => {
    expect(langOfHtml('<p class="ql-font-georgia"><strong>सूचना</strong>&nbsp;</p>')).toBe('ne');
    expect(langOfHtml('<p>Notice</p>')).toBeUndefined();
  });
});
