import { describe, expect, test } from 'vitest';
import { askedBy } from './asked.ts';
import { covers, factsOf, saysValue, smallNumbersIn } from './facts.ts';

describe('What a passage says', () => {
  test.each([
    ['which day is the vote', true],
    ['kahile samma tirna milcha', true],
    ['कुन दिन हो', true],
    ['when is the vote', false],
  ])('is asked for as a day: %s [20.180]', (text, isDay) => {
    expect(askedBy({ text }).values.includes('day')).toBe(isDay);
  });

  test.each([
    ['until 27 November', true],
    ['on Thursdays', true],
    ['within five days', true],
    ['नोभेम्बर २७ मा', true],
    ['शुक्रबारसम्म', true],
    ['between 7:30 and 13:00 on working days', false],
    ['in the coming years', false],
  ])('is a day, which no time of day is: %s [20.180]', (text, isDay) => {
    expect(saysValue('day', text)).toBe(isDay);
    const part = { heading: '', text };
    expect(factsOf(part).saysValue('day')).toBe(isDay);
    expect(factsOf(part).saysValue('day')).toBe(isDay);
  });

  test.each([
    ['the second instalment', [2]],
    ['bus 3', [3]],
    ['दोस्रो किस्ता', [2]],
    ['pahilo semester', [1]],
    ['69,500 in 2026', []],
  ])('names which one of several: %s [20.180]', (text, numbers) => {
    expect([...smallNumbersIn(text)]).toEqual(numbers);
  });

  test.each([
    ['I have 65 percent, what now', []],
    ['what percent do I need', ['share', 'number']],
    ['दलित छात्रालाई कति छात्रवृत्ति', ['sum', 'number']],
    ['mediation ko class kun bar', ['time', 'day']],
    ['where is the guest lecture', ['place']],
  ])('is what a question asks for: %s [20.180, 25.69]', (text, values) => {
    expect(askedBy({ text }).values).toEqual(values);
  });

  test('is the price of one paper only where a paper is spoken of [20.180]', () => {
    const { qualifiers } = askedBy({ text: 'what is the fee for one paper' });
    const [onePaper] = qualifiers.filter(({ name }) => name === 'one paper');
    if (!onePaper) throw new Error('The question names no condition');
    expect(covers(onePaper, 'NPR 500 a paper')).toBe(true);
    expect(covers(onePaper, 'NPR 582,500 for eight semesters')).toBe(false);
  });
});
