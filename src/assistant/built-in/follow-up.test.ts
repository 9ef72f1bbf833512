import { describe, expect, test } from 'vitest';
import { keysOfText } from '../../search/words/words.ts';
import { followUp } from './follow-up.ts';

const titles = ['bca', 'bba', 'bbs', 'csit', 'llb', 'ba llb', 'bsc nursing', 'pcl nursing'];
const programmes = {
  titles: titles.map((title) => new Set(keysOfText(title))),
  words: new Set(keysOfText('bca bba bbs csit bsc pcl')),
  joined: new Map(),
};
const taking = (before: string | undefined, message: string) => followUp(message, before, programmes);

const BCA_FEE = 'What is the fee of BCA?';
const LIBRARY = 'When is the library open?';

describe('A question that goes on from the one before', () => {
  test.each<[before: string, message: string, taken: string]>([
    // The value of the question before.
    [BCA_FEE, 'and for BBA?', 'BBA, fee'],
    [BCA_FEE, 'what about BBS?', 'BBS, fee'],
    [BCA_FEE, 'How about csit', 'csit, fee'],
    [BCA_FEE, 'ok thanks, and BBA?', 'BBA, fee'],
    [BCA_FEE, 'BBA?', 'BBA, fee'],
    [BCA_FEE, 'BBA ko?', 'BBA, fee'],
    [BCA_FEE, 'ani BBA ko chai?', 'BBA, fee'],
    [BCA_FEE, 'is it the same for BBA?', 'BBA, fee'],
    [BCA_FEE, 'ani hostel ko?', 'hostel, fee'],
    [BCA_FEE, 'and how much for BBA?', 'BBA, fee'],
    [BCA_FEE, 'अनि बीबीएको?', 'बीबीए, fee'],
    [BCA_FEE, 'होस्टेलको नि?', 'होस्टेल, fee'],
    ['बीसीएको शुल्क कति हो?', 'र बीबीएको?', 'बीबीए, शुल्क कति'],
    ['बीसीएको शुल्क कति हो?', 'and for BBA?', 'BBA, शुल्क कति'],
    ['BCA ko fee kati ho', 'ani hostel ko kati?', 'hostel, fee'],
    ['BCA ma bharna kahile khulcha', 'ani BBA ma?', 'BBA, bharna kahile khulcha'],
    ['When is the entrance exam of BCA?', 'and BBA?', 'BBA, when entrance exam'],
    ['What does BCA cost in the first semester?', 'and for BBA?', 'BBA, cost first semester'],
    [LIBRARY, 'and the canteen?', 'canteen, when open'],
    // The same thing again is no other subject.
    ['hostel fee for 2 seater room', 'and 4 seater?', 'seater, hostel fee room'],
    // The subject of the question before.
    [BCA_FEE, 'and the deadline?', 'BCA'],
    [BCA_FEE, 'when is the last date', 'BCA'],
    [BCA_FEE, 'what is the eligibility?', 'BCA'],
    [BCA_FEE, 'कहिलेसम्म तिर्ने?', 'BCA'],
    ['पुस्तकालय कहाँ छ?', 'कति बजे खुल्छ?', 'पुस्तकालय'],
    ['library kaha cha', 'kati baje khulcha', 'library'],
    [BCA_FEE, 'how much per month', 'BCA, fee'],
    [BCA_FEE, 'how much is it', 'BCA, fee'],
    [BCA_FEE, 'कति हो त्यो?', 'BCA, fee'],
    [BCA_FEE, 'kati ho tyo?', 'BCA, fee'],
    [BCA_FEE, 'kati', 'BCA, fee'],
    [BCA_FEE, 'and in the second semester?', 'BCA, fee'],
    [BCA_FEE, 'दोस्रो सेमेस्टरको?', 'BCA, fee'],
    [LIBRARY, 'and on Saturday?', 'library, when open'],
    [LIBRARY, 'where is it?', 'library'],
    ['Is there a bus?', 'when does it go to Kalanki', 'bus'],
    [LIBRARY, 'tyo kaha cha', 'library'],
    ['Is there a hostel?', 'what is its food like', 'hostel'],
    ['Is there a hostel?', 'tesko sulka kati ho', 'hostel'],
    ['छात्रावास छ?', 'त्यसको शुल्क कति?', 'छात्रावास'],
    ['Is there a hostel for boys?', 'and for girls?', 'hostel'],
    ['When is the entrance exam of BCA?', 'what should I bring', 'entrance exam BCA'],
    ['third semester fee of bba', 'and fourth?', 'semester bba, fee'],
    ['What jobs can I get after BBA?', 'and BBS?', 'BBS, jobs'],
    ['transport kati baje aucha', 'ani kun kun thau jancha', 'transport'],
    ['eligibility for BCA', 'class time?', 'BCA'],
    ['Can I change to BCA?', 'till when', 'BCA'],
    ['When do you open?', 'and on Saturday?', 'when open'],
    ['What is the last date of the exam form?', 'BBS', 'BBS, last date exam form'],
    [taking(taking(BCA_FEE, 'second semester?').asked, 'and in total?').asked, 'and BBA?', 'BBA, total fee'],
    // A programme by its whole title.
    ['bsc nursing total fee', 'what about pcl nursing', 'pcl nursing, total fee'],
    ['ba llb semester fee', 'and llb?', 'llb, semester fee'],
    ['llb ko class time', 'ani ba llb ko?', 'ba llb, class time'],
    // Who and where.
    ['Who is the librarian?', 'and the accountant?', 'accountant, who is'],
    ['Where is the library?', 'and the canteen?', 'canteen, where is'],
    ['Who is the warden?', 'phone number', 'warden'],
    // The question that was open.
    ['What is the fee?', 'BCA', 'BCA, fee'],
    ['how much?', 'the hostel', 'hostel, how much'],
    ['शुल्क कति हो?', 'बीसीएको', 'बीसीए, शुल्क कति'],
  ])('after ‘%s’: %s takes ‘%s’ [25.2, 25.3, 25.67]', (before, message, taken) => {
    expect(taking(before, message).taken).toBe(taken);
    expect(taking(before, message).lacks).toBeNull();
  });

  test('is what was taken and what was written, and goes on to the next one [25.3]', () => {
    const { asked } = taking(BCA_FEE, 'and for BBA?');
    expect(asked).toBe('and for BBA? (fee)');
    expect(taking(asked, 'ani hostel ko?').asked).toBe('ani hostel ko? (fee)');
    expect(taking(asked, 'how much per month').taken).toBe('BBA, fee');
    expect(taking(taking(BCA_FEE, 'how much per month').asked, 'and BBA?').taken).toBe(
      'BBA, how much per month fee',
    );
  });

  test('does not grow from question to question [25.3]', () => {
    let before = `What is the fee of ${'long'.repeat(200)} ${'many words '.repeat(80)}?`;
    for (let n = 0; n < 50; n += 1) before = taking(before, `and for thing${n} ${'x'.repeat(900)}?`).asked;
    expect(before.length).toBeLessThan(2000);
  });
});

describe('A question that lacks nothing', () => {
  test.each<[before: string, message: string]>([
    [BCA_FEE, 'when is the library open?'],
    [BCA_FEE, 'and when is the library open?'],
    [BCA_FEE, 'and is there a hostel?'],
    [BCA_FEE, 'ani hostel cha?'],
    [BCA_FEE, 'अनि छात्रावास छ?'],
    [BCA_FEE, 'पुस्तकालय कति बजे खुल्छ?'],
    [BCA_FEE, 'library kati baje khulcha'],
    [BCA_FEE, 'Who is the principal?'],
    [BCA_FEE, 'What is the fee of BBA?'],
    [BCA_FEE, 'hostel'],
    [BCA_FEE, 'When do you open?'],
    [BCA_FEE, 'Where is the college?'],
    [BCA_FEE, 'Is it possible to change the programme later?'],
    [BCA_FEE, 'How much does it cost to repeat a paper?'],
    [BCA_FEE, 'I lost my card, how do I replace it?'],
    [BCA_FEE, 'Is there parking?'],
    [BCA_FEE, 'Can I pay the semester fee in instalments?'],
    ['Tell me about BCA', 'and BBA?'],
    ['Is there a hostel?', 'and a canteen?'],
    [LIBRARY, 'BBA'],
    [LIBRARY, 'What are the subjects?'],
    ['late fee?', 'result kahile aaucha'],
    ['Where is the college?', 'where is it'],
    ['Is there a hostel?', 'phone number'],
    ['Who is the warden?', 'college phone number'],
  ])('takes nothing after ‘%s’: %s [25.4]', (before, message) => {
    expect(taking(before, message)).toEqual({ asked: message, taken: '', lacks: null });
  });

  test.each(['is it good?', 'BBA?', 'kati baje khulcha', 'How many teachers are there?', ''])(
    'nor does any without one before: %s',
    (message) => {
      expect(taking(undefined, message)).toEqual({ asked: message, taken: '', lacks: null });
    },
  );
});

describe('A question for a value of nothing', () => {
  test.each([
    'How much?',
    'What is the fee?',
    'fee kati ho',
    'शुल्क कति हो?',
    'and the deadline?',
    'कहिले?',
    'kati lagcha tyo',
  ])('asks for what it does not name: %s [25.6]', (message) => {
    for (const before of [undefined, 'What is the fee?', 'Why not?'])
      expect(taking(before, message).lacks).toBe('subject');
  });
});

test.each(['and for BBA?', 'ani hostel ko?', 'BBA ko?', 'अनि बीबीएको?'])(
  'A message that goes on from nothing does not say what it asks: %s [25.6]',
  (message) => {
    expect(taking(undefined, message)).toEqual({ asked: message, taken: '', lacks: 'value' });
  },
);
