import { describe, expect, test } from 'vitest';
import { readDemonstration } from '../../../src/seed/demonstration.ts';
import { questions } from '../index.ts';
import { fifth } from './fifth/index.ts';
import { fourth } from './fourth/index.ts';
import { colloquial } from './index.ts';
import { records } from './records.ts';

const { tuning, heldOut } = colloquial;
const SCRIPTS = ['english', 'devanagari', 'romanised'] as const;
const all = SCRIPTS.flatMap((script) => [...tuning[script], ...heldOut[script]]);
const sets = [tuning, heldOut, fourth, fifth];
const every = sets.flatMap((set) => SCRIPTS.flatMap((script) => [...set[script]]));
const isUnpublished = ({ cites }: { cites: readonly string[] }) => cites.length === 0;

const { college, chats, records: published } = readDemonstration();
const texts = published.map(({ type, key, fields }) => {
  const title = fields.title ?? fields.name;
  return { type, key, title: title?.is === 'text' ? title.text : '', text: JSON.stringify(fields) };
});
const settings = { type: 'settings', key: 'settings', title: 'Contact Us', text: JSON.stringify(college) };
const everything = [...texts, settings];

/** Records that a citation names by type and the beginning of their title. */
function cited(citation: string) {
  const [type = '', ...rest] = citation.split(': ');
  return everything.filter((record) => record.type === type && record.title.startsWith(rest.join(': ')));
}

/** The published text of a record; a programme's semesters belong to it. */
function textOf(citation: string): string {
  return cited(citation)
    .flatMap(({ key, text }) => [
      text,
      ...texts
        .filter((one) => one.type === 'semester' && one.text.includes(`"${key}"`))
        .map((one) => one.text),
    ])
    .join('\n');
}

/** A question without case, spaces and punctuation, to compare questions. */
const plain = (ask: string) =>
  ask
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();

describe('Questions as visitors type them', () => {
  test('are at least 180, at least half of them Nepali, in both its letters', () => {
    expect(all.length).toBeGreaterThanOrEqual(180);
    for (const script of ['devanagari', 'romanised'] as const)
      expect([...tuning[script], ...heldOut[script]].length).toBeGreaterThanOrEqual(all.length / 4);
  });

  test.each(SCRIPTS)('are held out in every third case: %s', (script) => {
    expect(heldOut[script]).toHaveLength(tuning[script].length / 2);
    const unpublished = {
      tuning: tuning[script].filter(isUnpublished),
      held: heldOut[script].filter(isUnpublished),
    };
    expect(unpublished.held).toHaveLength(unpublished.tuning.length / 2);
  });

  test('ask for something that is not published in at least thirty cases', () => {
    expect(all.filter(isUnpublished).length).toBeGreaterThanOrEqual(30);
  });

  test('are in the letters of their list', () => {
    for (const list of sets) {
      for (const { ask } of list.devanagari) expect(ask).toMatch(/^[^a-z]*\p{Script=Devanagari}[^a-z]*$/iu);
      for (const { ask } of [...list.english, ...list.romanised])
        expect(ask).not.toMatch(/\p{Script=Devanagari}/u);
    }
  });

  test('are asked once, and in no other set', () => {
    const others = [
      ...Object.values(questions).flatMap((set) => set.map(({ ask }) => ask)),
      ...chats.flatMap(({ asks }) => asks),
    ];
    const known = new Set(others.map(plain));
    for (const { ask } of every) {
      expect(known, ask).not.toContain(plain(ask));
      known.add(plain(ask));
    }
  });

  test('name one record of the demonstration each', () => {
    for (const title of Object.values(records)) expect(cited(title), title).toHaveLength(1);
  });

  test('have their answer in a cited record, and say what it belongs to', () => {
    for (const { ask, cites, says, unit } of every.filter(({ says }) => says.length > 0)) {
      const told = cites.map(textOf).join('\n');
      for (const value of says) expect(told, ask).toContain(value);
      expect(unit, ask).not.toBe('');
    }
  });

  test('must not be answered with other values of the same texts', () => {
    const whole = everything.map(({ text }) => text).join('\n');
    for (const { ask, mustNotSay } of every)
      for (const value of mustNotSay) expect(whole, ask).toContain(value);
  });
});
