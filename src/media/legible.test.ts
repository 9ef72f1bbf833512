import { describe, expect, test } from 'vitest';
import { legibleLines } from './legible.ts';

describe('The lines of a PDF', () => {
  test('stay as they are in English and Nepali, without what leads the eye [25.43]', () => {
    expect(
      legibleLines([
        'Admission form ....... 500',
        'Name: ________ Class: ________',
        'परिषद्मा बुझाउनुहोस् – रु. ५००',
        'BCA 4th sem.',
      ]),
    ).toEqual(['Admission form 500', 'Name: Class:', 'परिषद्मा बुझाउनुहोस् – रु. ५००', 'BCA 4th sem.']);
  });

  test('are converted where they are surely in an old font, and left out where they may be [25.43]', () => {
    expect(
      legibleLines([
        'ljBfyL{x¿sf] k/LIff',
        'sIffsf] ;do tflnsf k|sflzt ul/Psf] 5 .',
        'k|j]z k/LIffsf] glthf',
        'Pvt Ltd',
        'The result of the class',
        'exam@college.edu.np',
      ]),
    ).toEqual([
      'विद्यार्थीहरूको परीक्षा',
      'कक्षाको समय तालिका प्रकाशित गरिएको छ ।',
      'प्रवेश परीक्षाको नतिजा',
      '',
      'The result of the class',
      'exam@college.edu.np',
    ]);
  });

  test.each([
    ['letters that no font names', '\u0024\u0003\uf047\u0003\uf050\uf04c\uf056\u0003\u000f'],
    ['another script', '入学考试通知'],
    ['letters that are not known', 'The \ufffd\ufffd\ufffd of \ufffd\ufffd'],
    ['the shapes of Devanagari', 'सम् बन् धी परी\u0000ाको िमित र समय काया\u0000लयले लािग'],
  ])('are left out where they are %s [25.43]', (_, line) => {
    expect(legibleLines(['A line of English.', line])).toEqual(['A line of English.', '']);
  });

  test('take no time with a word that never ends [25.43]', () => {
    expect(legibleLines([`k${'ffl'.repeat(30_000)}`])).toHaveLength(1);
  });
});
