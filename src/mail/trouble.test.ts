import { describe, expect, test } from 'vitest';
import { HELD_BACK_MAIL } from '../backup/restore.ts';
import { outcomeOf } from './deliver.ts';
import { troubleIn } from './trouble.ts';
import { troubleWords } from './words.ts';

const reasonOf = (error: object, stage: 'connecting' | 'envelope' | 'handed over') => {
  const outcome = outcomeOf(error, stage);
  return 'reason' in outcome ? outcome.reason : '';
};

describe('Why a mail was not sent, in Nepali [20.194]', () => {
  test.each([
    [
      reasonOf({ responseCode: 550, response: '550 No such user (really?)' }, 'envelope'),
      'इमेल सर्भरले लिन मानेन: 550 No such user (really?)',
    ],
    [
      reasonOf({ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'connecting'),
      'इमेल सर्भरमा पुग्न सकिएन (ECONNREFUSED)।',
    ],
    [reasonOf({}, 'connecting'), 'इमेल सर्भरमा पुग्न सकिएन (सम्पर्क छैन)।'],
    [
      troubleWords.en.givenUp('9', reasonOf({ responseCode: 451, response: '451 Later' }, 'envelope')),
      '९ पटक कोसिस गरेर छोडियो। इमेल सर्भरले पछि पठाउन भन्यो: 451 Later',
    ],
    [HELD_BACK_MAIL, troubleWords.ne.heldBack],
    ['What an older version wrote.', 'What an older version wrote.'],
    ['', ''],
  ])('%j is %j', (stored, told) => {
    expect(troubleIn('ne', stored)).toBe(told);
    expect(troubleIn('en', stored)).toBe(stored);
  });

  test('every sentence is found again', () => {
    for (const [name, sentence] of Object.entries(troubleWords.en)) {
      const stored =
        typeof sentence === 'string' ? sentence : (sentence as (...of: string[]) => string)('1', '2');
      expect([name, troubleIn('ne', stored)]).not.toEqual([name, stored]);
    }
  });
});
