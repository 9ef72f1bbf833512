import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { installations } from '../../test/process/installations.ts';
import { program as byProgram } from '../accounts/actor.ts';
import { changeCollege } from '../records/college.ts';
import { collegeIn } from '../records/read-college.ts';
import type { Item } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { find } from './find.ts';
import { handlesOf, searchedSites, type Tables } from './search.fixture.ts';
import { countEntries } from './vocabulary.ts';

/** The index's content without its internal ids. */
async function contentsOf({ database }: Site) {
  const db = database.reader as unknown as Kysely<Tables>;
  const columns = ['type', 'item', 'title', 'titleKeys', 'parts', 'keys'] as const;
  const entries = await db
    .selectFrom('search_entry')
    .select(columns)
    .orderBy('type')
    .orderBy('item')
    .execute();
  const words = await db.selectFrom('search_word').selectAll().orderBy('word').execute();
  return { entries, words: words.map(({ word, entries: count }) => `${word} ${count}`) };
}

const HOSTILE = [
  '',
  ' ',
  '"',
  "'",
  '\\',
  '%_%',
  '!&|():*<->',
  'fee AND NOT OR NEAR(fee, 2)',
  'title : fee*',
  '^fee - "fee" + {fee}',
  "fee'; drop table search_entry; --",
  'a'.repeat(10_000),
  'fee '.repeat(2500),
  Array.from({ length: 500 }, (_, n) => `word${n}`).join(' '),
  '\ud800fee\0',
  `e${'\u0301'.repeat(5000)}`,
  'ａｂｃ 入学考试 👩‍👩‍👧 رسوم',
  'a\u20ddb',
];

describe.each(installations)('The search, on $name', ({ makeSite }) => {
  const { openAt, begin } = searchedSites(makeSite);

  test('takes a record of more different words than PostgreSQL indexes, and finds it by the first [12.6]', async () => {
    const { publish, titlesFor } = await begin();
    const words = (first: number) =>
      Array.from({ length: 12_400 }, (_, n) => `w${(first + n).toString(36).padStart(6, '0')}`).join(' ');
    const names = ['description', 'admission_policy', 'program_objective', 'job_prospectus'];
    const fields = [...names, ...names.map((name) => `${name}_ne`)].map((name, at) => [
      name,
      words(at * 12_400),
    ]);
    await publish('faculty', { title: 'Lexicography', ...Object.fromEntries(fields) });
    expect(await titlesFor('lexicography')).toEqual(['Lexicography']);
    expect(await titlesFor('w000000')).toEqual(['Lexicography']);
  });

  test('finds what was published with the very next read, and no more what was changed or deleted', async () => {
    const { publish, change, remove, titlesFor } = await begin();
    const notice = await publish('notice', { title: 'Convocation', description: '<p>In the garden.</p>' });
    expect(await titlesFor('garden')).toEqual(['Convocation']);
    await change('notice', notice, { title: 'Graduation', description: '<p>In the hall.</p>' });
    expect(await titlesFor('convocation')).toEqual([]);
    expect(await titlesFor('garden ')).toEqual([]);
    expect(await titlesFor('graduation')).toEqual(['Graduation']);
    await remove('notice', notice);
    expect(await titlesFor('hall')).toEqual([]);
  });

  test('finds what the college says of itself as soon as it says it, in Nepali under ‘सम्पर्क’ [20.218]', async () => {
    const { program, titlesFor } = await begin();
    const { database } = program;
    const before = await collegeIn(database.reader);
    await changeCollege(program, byProgram, { ...before, address: 'Pipalchaur 7' });
    expect(await titlesFor('pipalchaur')).toEqual(['Contact Us']);
    const inNepali = await find(program, 'pipalchaur', 1, { language: 'ne' });
    expect(inNepali?.hits[0]?.title.map(({ text }) => text)).toEqual(['सम्पर्क']);
    await changeCollege(program, byProgram, { ...before, address: 'Baneshwor 3' });
    expect(await titlesFor('pipalchaur ')).toEqual([]);
  });

  test('forgets with a record those that go with it', async () => {
    const { program, publish, remove } = await begin();
    const before = await contentsOf(program);
    const faculty = await publish('faculty', { title: 'Astronomy', description: '<p>Stars.</p>' });
    await publish('semester', { title: 'Telescopes', faculty: faculty._id });
    expect((await contentsOf(program)).entries.length).toBeGreaterThan(before.entries.length);
    await remove('faculty', faculty);
    expect(await contentsOf(program)).toEqual(before);
  });

  test('stays as it was when a change fails', async () => {
    const { program, typeOf, publish } = await begin();
    const notice = await publish('notice', { title: 'Convocation' });
    const before = await contentsOf(program);
    const { database, search } = program;
    const failed = database.write(async (change) => {
      await search.put(change, typeOf('notice'), { ...notice, title: 'Graduation of the comets' });
      await search.remove(change, typeOf('notice'), notice);
      throw new Error('on purpose');
    });
    await expect(failed).rejects.toThrow('on purpose');
    expect(await contentsOf(program)).toEqual(before);
  });

  test('is after any changes what it is when it is made anew, and counts its words right', async () => {
    const { program, publish, change, remove } = await begin();
    const words = 'fee exam शुल्क परीक्षा hall library 2083 B.B.A. bus result'.split(' ');
    let state = 7;
    const any = (most: number) => {
      state = (state * 1103515245 + 12345) % 2 ** 31;
      return Math.floor((state / 2 ** 31) * most);
    };
    const some = () => Array.from({ length: 1 + any(6) }, () => words[any(words.length)]).join(' ');
    const there: Item[] = [];
    for (let n = 0; n < 40; n += 1) {
      const fields = { title: some(), description: `<h2>${some()}</h2><p>${some()}</p>` };
      const one = there[any(there.length)];
      const kind = any(3);
      if (!one || kind === 0) there.push(await publish('notice', fields));
      else if (kind === 1) await change('notice', one, fields);
      else {
        await remove('notice', one);
        there.splice(there.indexOf(one), 1);
      }
    }
    const { database, search } = program;
    const changed = await contentsOf(program);
    const counted = new Map<string, number>();
    for (const { keys } of changed.entries) {
      for (const key of ['', ...keys.split(' ')]) counted.set(key, (counted.get(key) ?? 0) + 1);
    }
    expect([...counted].map(([word, count]) => `${word} ${count}`).sort()).toEqual(changed.words.sort());
    expect(await countEntries(database.reader)).toBe(changed.entries.length);
    // The college's own entry is indexed at the first change of its settings, or by a rebuild.
    expect(await search.rebuild()).toBe(changed.entries.length);
    const anew = await contentsOf(program);
    expect({ ...anew, words: anew.words.sort() }).toEqual(changed);
  });

  test('is made anew at the start where it is of another format, and goes on where it was left [18.44]', async () => {
    const { installation, program, publish } = await begin();
    // More than are indexed at once.
    for (let n = 0; n < 55; n += 1) await publish('notice', { title: `Notice ${n} of many` });
    const whole = await contentsOf(program);
    await program.database.write(({ db }) =>
      (db as unknown as Kysely<Tables>).updateTable('search_state').set({ format: 0 }).execute(),
    );
    const first = handlesOf(await openAt(installation));
    expect((await contentsOf(first.program)).entries).toEqual([]);
    // Indexing is stopped halfway and continued by two processes at once, during a change.
    const stopped = first.program.search.indexPending();
    first.program.search.stop();
    await stopped;
    expect((await contentsOf(first.program)).entries.length).toBeLessThan(whole.entries.length);
    const [second, third] = [handlesOf(await openAt(installation)), handlesOf(await openAt(installation))];
    const [, , meanwhile] = await Promise.all([
      second.program.search.indexPending(),
      third.program.search.indexPending(),
      first.publish('notice', { title: 'Published meanwhile' }),
    ]);
    expect(await second.titlesFor('meanwhile')).toEqual(['Published meanwhile']);
    await first.remove('notice', meanwhile);
    expect(await contentsOf(third.program)).toEqual(whole);
  });

  test('loses nothing that another process changes while it is made anew', async () => {
    const { installation, publish, remove, program } = await begin();
    const gone: Item[] = [];
    // More than are indexed at once.
    for (let n = 0; n < 55; n += 1) gone.push(await publish('notice', { title: `Notice ${n}` }));
    const other = await openAt(installation);
    const making = other.search.rebuild();
    for (const [n, one] of gone.entries()) {
      if (n % 3 === 0) await remove('notice', one);
      if (n % 5 === 0) await publish('news', { title: `News ${n}`, description: '<p>New.</p>' });
    }
    await making;
    const changed = await contentsOf(program);
    await other.search.rebuild();
    expect(await contentsOf(program)).toEqual(changed);
  });

  test('is harmed by nothing that is asked', async () => {
    const { publish, program } = await begin();
    await publish('notice', { title: 'Fee\'s \\ "quoted" * % NEAR', description: '<p>AND OR NOT</p>' });
    for (const q of HOSTILE) {
      const found = await find(program, q, 1);
      expect(found?.page).toBe(1);
      await expect(program.builtInAssistant.find(q)).resolves.toBeDefined();
    }
    expect((await find(program, 'fee', 1))?.total).toBe(1);
  });

  test('keeps whatever may be published', async () => {
    const { publish, titlesFor } = await begin();
    const flood = (text: string) => `<p>${text.repeat(Math.floor(99_000 / text.length))}</p>`;
    const texts = ['a.', '100,', 'बी', `${'x'.repeat(39)} `, '入学考试', 'क्ष ', 'e\u0301\u0323', 'a\u20dd'];
    for (const [n, text] of texts.entries()) {
      await publish('notice', { title: `Flood ${n}`, description: flood(text) });
    }
    let unlike = '';
    for (let n = 0; unlike.length < 99_000; n += 1) unlike += `${n.toString(36)}क्षत्रज्ञ${n} `;
    await publish('notice', { title: 'Flood of words', description: `<p>${unlike}</p>` });
    expect(await titlesFor('flood')).toHaveLength(texts.length + 1);
  });
});
