import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltInAssistant } from '../../src/assistant/assistant.ts';
import { installations } from '../process/installations.ts';
import { openDemonstration } from './demonstration.ts';
import { citedTitle } from './english-title.ts';
import { type Question, questions } from './index.ts';

const { english, nepali, unknowable } = questions;
const answerable = [...english, ...nepali];

/** Whether a source is one of a question's records, by type and title or its beginning. */
function isRight({ cites }: Question, { title }: { title: string }): boolean {
  return cites.some((record) => citedTitle(title).startsWith(record.slice(record.indexOf(': ') + 2)));
}

describe.each(installations)('Questions to the demonstration college, on $name', ({ make }) => {
  let assistant: BuiltInAssistant;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const installation = await make();
    const { DATA_DIR: _, ...settings } = installation.settings;
    const opened = await openDemonstration(settings);
    assistant = opened.program.builtIn;
    close = async () => {
      await opened.close();
      await installation.remove();
    };
  });
  afterAll(() => close());

  /** Rank of the right source by question, from 0; -1 when it is missing. */
  async function ranksOf(asked: readonly Question[]): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    for (const question of asked) {
      const { passages } = await assistant.find(question.ask);
      found.set(
        question.ask,
        passages.findIndex(({ source }) => isRight(question, source)),
      );
    }
    return found;
  }
  const share = (found: Map<string, number>, most: number) =>
    [...found.values()].filter((at) => at >= 0 && at < most).length / found.size;

  test.each([
    ['How many seats has BCA?', 'Seats: 48'],
    ['What does BBA cost?', 'Total fee: About NPR 565,000'],
    ['Class hours of BBS', 'Class hours: 6:15 to 10:00'],
    ['Who is the coordinator of BSc CSIT?', 'Coordinator: Dr. Prakash Adhikari'],
  ])(
    'about a programme are answered with what the college has said of it: %s [17.172]',
    async (ask, told) => {
      const { passages } = await assistant.find(ask);
      expect(passages[0]?.text).toContain(told);
    },
  );

  test.each([
    ['When is the office open?', 'Sunday to Friday, 6:00 to 17:00'],
    ['कार्यालय कति बजे खुल्छ?', 'आइतबारदेखि शुक्रबार'],
    ['Which university is the college affiliated to?', 'Tribhuvan University'],
  ])('about the college are answered by its settings: %s [17.173]', async (ask, told) => {
    const { passages } = await assistant.find(ask);
    expect(passages[0]?.text).toContain(told);
  });

  test('are at least sixty, a third of them in Nepali and ten without an answer', () => {
    expect(answerable.length + unknowable.length).toBeGreaterThanOrEqual(60);
    expect(nepali.length / answerable.length).toBeGreaterThan(1 / 3);
    expect(unknowable).toHaveLength(10);
  });

  test('have the right source first for four in five, and among the first three for nine in ten', async () => {
    const found = await ranksOf(answerable);
    expect(share(found, 1), `${[...found].filter(([, at]) => at !== 0).join('\n')}`).toBeGreaterThanOrEqual(
      0.8,
    );
    expect(share(found, 3)).toBeGreaterThanOrEqual(0.9);
  });

  test('in Nepali do as well, in Devanagari and in Latin letters', async () => {
    const found = await ranksOf(nepali);
    expect(share(found, 1)).toBeGreaterThanOrEqual(0.8);
    expect(share(found, 3)).toBeGreaterThanOrEqual(0.9);
  });

  test('without an answer get no source in at least nine cases of ten', async () => {
    const answered = [];
    for (const { ask } of unknowable) {
      const { passages, reply } = await assistant.find(ask);
      if (passages.length > 0) answered.push(`${ask} ${passages[0]?.source.title}`);
      else
        expect(reply).toMatchObject({ isGrounded: false, texts: [expect.stringContaining('/contact-us')] });
    }
    expect(answered.length, answered.join('\n')).toBeLessThanOrEqual(1);
  });
});
