import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { keysOf, lettersIn, lettersOf, prefixesOf } from './keys.ts';
import { languageOf } from './language.ts';
import { stemEnglish, stemNepali } from './stemming.ts';
import { isStopWord } from './stop-words.ts';
import { keysOfText, wordsOf } from './words.ts';

/** Whether one is found where the other is asked for. */
const meet = (asked: string, published: string) => {
  const keys = new Set(keysOfText(published));
  return keysOfText(asked).some((key) => keys.has(key));
};

describe('Words that sound alike', () => {
  test.each([
    ['परिक्षा', 'परीक्षा'],
    ['सुचना', 'सूचना'],
    ['शुल्क', 'सुल्क'],
    ['विज्ञान', 'बिज्ञान'],
    ['विषय', 'बिसय'],
    ['दशैँ', 'दशैं'],
    ['गाँउ', 'गाउ'],
    ['bharna', 'भर्ना'],
    ['suchana', 'सूचना'],
    ['pariksa', 'परीक्षा'],
    ['parikshya', 'परीक्षा'],
    ['chatrabriti', 'छात्रवृत्ति'],
    ['chhatravritti', 'छात्रवृत्ति'],
    ['pustakalaya', 'पुस्तकालय'],
    ['sarkari', 'सरकारी'],
    ['dashain', 'दशैँ'],
    ['विद्यार्थीहरूलाई', 'विद्यार्थी'],
    ['क्याम्पसको', 'क्याम्पस'],
    ['campusma', 'campus'],
    ['semesterko', 'semester'],
    ['B.B.A.', 'BBA'],
    ['B.B.A', 'बी.बी.ए.'],
    ['बीबीएको', 'BBA'],
    ['बी.बी.एस.मा', 'BBS'],
    ['बीसीए', 'BCA'],
    ['२०८३', '2083'],
    ['६९,५००', '69,500'],
    ['69500', '69,500'],
    ['१४सम्म', '14'],
    ['eighty', '80'],
    ['e-mail', 'email'],
    ['re-totalling', 'retotalling'],
    ['college’s', 'college'],
    ["college's", 'college'],
    ['भर्न', 'भर्ने'],
    ['bharne', 'भर्ने'],
    ['fees', 'fee'],
    ['studies', 'study'],
    ['applying', 'apply'],
    ['required', 'requiring'],
    ['Café', 'cafe'],
    ['SEMESTER', 'semester'],
  ])('%s meets %s', (one, other) => {
    expect(meet(one, other)).toBe(true);
    expect(meet(other, one)).toBe(true);
  });

  test.each([
    ['MBBS', 'MBS'],
    ['BBA', 'BBS'],
    ['BCA', 'BBA'],
    ['weather', 'better'],
    ['bus', 'BBS'],
    ['नियम', 'निर्णय'],
    ['exam', 'example'],
    ['2083', '2084'],
    ['5,000', '500'],
    ['don’t', 'donation'],
    ['भर्ना', 'भाषा'],
    ['भर्ना', 'भर्ने'],
    ['bharna', 'भर्ने'],
  ])('%s does not meet %s', (one, other) => {
    expect(meet(one, other)).toBe(false);
  });

  test('stand where they are written', () => {
    const text = 'The fee of B.B.A. is ६९,५०० for re-totalling, until १४सम्म.';
    for (const { text: word, start, end } of wordsOf(text)) expect(text.slice(start, end)).toBe(word);
    expect([...wordsOf(text)].map(({ text: word }) => word)).toEqual([
      're-totalling',
      ...['The', 'fee', 'of', 'B.B.A', 'is', '६९,५००', 'for', 're', 'totalling', 'until', '१४', 'सम्म'],
    ]);
  });

  test.each([
    ['क्\u200dषेत्र', 'क्षेत्र'],
    ['ढुङ्\u200cगाना', 'ढुङ्गाना'],
    ['col\u200blege', 'college'],
    ['schol\u00adar\u00adship', 'scholarship'],
    ['\ufeffroutine\u2060', 'routine'],
    ['\u202aB.\u200bB.A.\u202c', 'BBA'],
    ['६९\u200b,५००', '69,500'],
    ['re\u00ad-\u200btotalling', 'retotalling'],
    ['student\u2018s', 'student'],
    ['student\u02bcs', 'student'],
  ])('meet despite characters that nobody sees: %j and %s [23.41]', (one, other) => {
    expect(meet(one, other)).toBe(true);
    expect(meet(other, one)).toBe(true);
  });

  test('that are still being typed begin as they will be heard', () => {
    for (const [typed, whole] of [
      ['exa', 'examination'],
      ['vac', 'vacancy'],
      ['schol', 'scholarship'],
      ['web', 'website'],
      ['पुस्त', 'पुस्तकालय'],
      ['208', '2083'],
    ] as const) {
      const keys = keysOf(whole);
      expect(prefixesOf(typed).some((begun) => keys.some((key) => key.startsWith(begun)))).toBe(true);
    }
  });
});

describe('Text that is not meant well', () => {
  test.each([
    ['lone surrogates', '\ud800fee\udfff \ud83d'],
    ['NUL and controls', 'fe\0e\u0001\u001b[31m'],
    ['a word without an end', 'a'.repeat(100_000)],
    ['Devanagari without an end', 'क्ष'.repeat(50_000)],
    ['an abbreviation without an end', 'a.'.repeat(50_000)],
    ['letter names without an end', 'बी'.repeat(50_000)],
    ['a number without an end', '100,'.repeat(50_000)],
    ['a flood of marks', `e${'\u0301\u0323'.repeat(50_000)}`],
    ['hyphens', 'a-'.repeat(50_000)],
    ['emoji', '👩‍👩‍👧‍👦'.repeat(1000)],
    ['Arabic', 'رسوم القبول'],
    ['Chinese', '入学考试'.repeat(10_000)],
    ['joiners', '\u200d\u200c'.repeat(10_000)],
    ['only punctuation', '!&|():*<->\'"\\%'.repeat(100)],
    ['enclosing marks', 'a\u20ddb\u20dd'],
  ])('has bounded keys of letters, marks and digits: %s', (_, text) => {
    for (const key of keysOfText(text)) {
      expect([...key].length).toBeLessThanOrEqual(40);
      expect(key).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
    }
  });
});

describe('The parts of a key', () => {
  test.each([
    ['fees', 'fee'],
    ['classes', 'class'],
    ['studies', 'study'],
    ['class', 'class'],
    ['bus', 'bus'],
    ['applying', 'apply'],
    ['enrolment', 'enrol'],
    ['need', 'need'],
    ['monthly', 'month'],
  ])('%s is %s without its ending', (word, stem) => {
    expect(stemEnglish(word)).toBe(stem);
  });

  test('Nepali endings go, two at most, and never the word itself', () => {
    expect(stemNepali('विद्यार्थीहरूलाई')).toBe('विद्यार्थी');
    expect(stemNepali('तिहारपछि')).toBe('तिहार');
    expect(stemNepali('को')).toBe('को');
    expect(stemNepali('मामा')).toBe('मामा'.slice(0, 2));
  });

  test('letters are known by their names, from three on', () => {
    expect(lettersIn('बीबीए')).toBe('bba');
    expect(lettersIn('बीबी')).toBeNull();
    expect(lettersIn('परीक्षा')).toBeNull();
    expect(lettersOf(['बी', 'ए'])).toBe('ba');
    expect(lettersOf(['a', 'college'])).toBeNull();
  });

  test.each([
    ['library', 'library', 2, 0],
    ['libary', 'library', 1, 1],
    ['scolarship', 'scholarship', 2, 1],
    ['semsetre', 'semester', 2, 2],
    ['exam', 'fee', 1, 2],
    ['abcdefgh', 'hgfedcba', 2, 3],
    ['', 'ab', 2, 2],
    ['ab', 'ba', 1, 1],
    ['abcd', 'bcde', 2, 2],
  ])('from %s to %s it is, of %i at most, %i', (one, other, most, far) => {
    expect(editDistance(one, other, most)).toBe(far);
    expect(editDistance(other, one, most)).toBe(far);
  });

  test('small words say nothing in either script', () => {
    for (const word of ['the', 'what', 'कति', 'kati', 'छ', 'के']) expect(isStopWord(keysOf(word))).toBe(true);
    for (const word of ['fee', 'भर्ना', 'BBA', '12']) expect(isStopWord(keysOf(word))).toBe(false);
  });

  test.each([
    ['fee kati ho', 'ne'],
    ['शुल्क', 'ne'],
    ['What is the fee?', 'en'],
    ['Namaste', 'ne'],
    ['', 'en'],
    ['BCA को admission form कहिलेसम्म available हुन्छ', 'ne'],
    ['What does विज्ञान mean in the prospectus?', 'en'],
    ['exam form last date kati ho sir', 'ne'],
    ['What is the last date for kista payment?', 'en'],
    ['where is the hostel ma room', 'en'],
    ['fee for bca kati ho', 'ne'],
  ])('%s is asked in: %s [25.61]', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});
