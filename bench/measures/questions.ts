import { searchableFolderWith } from '../content/cached-database.ts';
import { latenciesOf } from '../load/load.ts';
import { startProduct } from '../server/product.ts';
import { median, spreadOf } from '../statistics.ts';
import type { Row } from '../table.ts';

const ROUNDS = 7;
const NOTICES = 10_000;

/** In each letters, short and long, of words that thousands of records have and of words that none has. */
const QUESTIONS = [
  'examination form',
  'What is the last date of the examination form?',
  'when does the library open on saturday',
  'is there a scholarship for students of another department',
  'who is the coordinator of bca',
  'swimming pool',
  'pariksha faram kahile samma bharne',
  'pustakalaya kati baje khulcha',
  'hostel ko fee kati ho',
  'chatrabritti ko lagi ke ke chahincha',
  'परीक्षा फारम कहिलेसम्म भर्ने?',
  'छात्रवृत्ति कति जनालाई दिइन्छ?',
  'प्रवेश परीक्षा कहाँ हुन्छ?',
  'होस्टेलमा खाना कस्तो छ?',
];
/** Each is asked by the visitor who has just asked the question at the same place above. */
const FOLLOW_UPS = ['and the fee?', 'how much', 'and for BBA?', 'kati parcha', 'ani fee ko?', 'कति हो?'];

/** Answer times of the built-in assistant. */
export async function measureQuestions(): Promise<Row[]> {
  const environment = { LIMIT_CHAT: 'off' };
  const product = await startProduct({ dataDir: await searchableFolderWith(NOTICES), environment });
  try {
    const timesOf = (messages: readonly object[]) => {
      const asks = messages.map((json) => ({ path: '/webhooks/rest/webhook', json }));
      return latenciesOf(product.url, { asks, status: 200 }, asks.length);
    };
    const [alone, after]: [number[], number[]] = [[], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      alone.push(median(await timesOf(QUESTIONS.map((message) => ({ message })))));
      const turns = FOLLOW_UPS.flatMap((message, at) => {
        const sender = `a visitor of round ${round}, ${at}`;
        return [
          { sender, message: QUESTIONS[at] },
          { sender, message },
        ];
      });
      after.push(median((await timesOf(turns)).filter((_, turn) => turn % 2 === 1)));
    }
    // The first round reads cold caches.
    const later = (times: readonly number[]) => spreadOf(times.slice(1));
    const inMs = { unit: 'ms', digits: 1, limit: { atMost: 8 } };
    return [
      { ...inMs, what: `a question to the assistant, ${NOTICES} records`, figure: later(alone) },
      { ...inMs, what: '  one that goes on from the question before', figure: later(after) },
    ];
  } finally {
    await product.stop();
  }
}
