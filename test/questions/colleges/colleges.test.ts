import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { daysSince, fillDays } from '../../../src/seed/calendar.ts';
import { inMatrix } from '../../all-tests.ts';
import { installations } from '../../process/installations.ts';
import { judged, publishedBy, states } from '../colloquial/judge.ts';
import { openCollege, today } from '../demonstration.ts';
import { colleges } from './index.ts';
import { inOtherLanguage } from './question.ts';
import { type Answered, reportOf, sharesOf } from './report.ts';

const isUnpublished = ({ cites }: { cites: readonly string[] }) => cites.length === 0;
const all = colleges.flatMap(({ questions }) => questions);

const FIGURES = ['said', 'first', 'amongThree', 'followUps', 'unsure'] as const;

describe('Questions to five colleges', () => {
  test('are a third in each letters, a fifth of them after another, nearly half held out', () => {
    expect(colleges.map(({ questions }) => questions.length)).toEqual([141, 80, 80, 97, 97]);
    for (const script of ['english', 'romanised', 'devanagari'])
      expect(all.filter((one) => one.script === script).length).toBeGreaterThanOrEqual(100);
    expect(all.filter(({ before }) => before !== undefined).length).toBeGreaterThanOrEqual(62);
    expect(all.filter(isUnpublished).length).toBeGreaterThanOrEqual(40);
    expect(all.filter(({ isHeldOut }) => isHeldOut)).toHaveLength(197);
  });

  test('are in the letters of their list', () => {
    for (const { ask, before = '', script } of all)
      for (const message of [ask, before].filter(Boolean))
        expect(/\p{Script=Devanagari}/u.test(message), message).toBe(script === 'devanagari');
  });

  test.each(colleges)('cite one record each, which has the answer: $name', ({ college, questions }) => {
    const published = publishedBy(college.records).texts.map(({ citation, published: { on }, text }) => {
      const daysAgo = daysSince(today, on);
      return { citation, daysAgo, text: fillDays(text, today, daysAgo) };
    });
    const settings = { citation: 'settings: Contact Us', daysAgo: 0, text: JSON.stringify(college.college) };
    const everything = [...published, settings];
    for (const { ask, cites, says, mustNotSay } of questions) {
      const cited = cites.map((cite) => everything.filter(({ citation }) => citation.startsWith(cite)));
      for (const [at, records] of cited.entries()) expect(records, `${ask}: ${cites[at]}`).toHaveLength(1);
      const isMissing = (records: typeof everything) => (value: string) =>
        [value, inOtherLanguage(value)].every((day) =>
          records.every(({ text, daysAgo }) => !states(text, fillDays(day, today, daysAgo))),
        );
      expect(says.filter(isMissing(cited.flat())), ask).toEqual([]);
      expect(mustNotSay.filter(isMissing(everything)), ask).toEqual([]);
      expect(says.length > 0, ask).toBe(cites.length > 0);
    }
  });

  describe.each(installations)('on $name', ({ name: database, makeSite }) => {
    const answered = new Map<string, Answered[]>();
    afterAll(() => {
      mkdirSync('.cache', { recursive: true });
      const byCollege = colleges.flatMap(({ name }) => answered.get(name) ?? []);
      const report = `# Questions to colleges, on ${database}\n\n${reportOf(byCollege)}\n`;
      writeFileSync(`.cache/questions${database === 'SQLite' ? '' : `-${database}`}.md`, report);
    });

    test.each(inMatrix(colleges.slice(1), colleges))(
      'are answered: $name',
      async ({ name, college, questions, least, mostWrong }) => {
        const installation = await makeSite();
        const opened = await openCollege(college, installation.settings);
        const published = publishedBy(college.records);
        const own: Answered[] = [];
        for (const { isHeldOut, ...question } of questions) {
          const verdict = await judged(opened.program.builtInAssistant, question, today, published);
          const { says, before } = question;
          own.push({ college: name, isHeldOut, says, before, verdict });
        }
        await opened.close();
        await installation.remove();
        answered.set(name, own);
        const shares = sharesOf(own);
        const report = reportOf(own);
        for (const figure of FIGURES)
          expect(shares[figure], `${figure}\n${report}`).toBeGreaterThanOrEqual(least[figure]);
        expect(shares.wrong, report).toBeLessThanOrEqual(mostWrong);
      },
    );
  });
});
