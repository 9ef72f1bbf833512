import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { installations } from '../../test/process/installations.ts';
import { program as byProgram } from '../accounts/actor.ts';
import { changeCollege } from '../records/college.ts';
import { find } from './find.ts';
import { searchedSites, type Tables } from './search.fixture.ts';

describe.each(installations)('What is found, on $name', ({ makeSite }) => {
  const { begin } = searchedSites(makeSite);

  test('puts titles before texts and of equals the newer one, and finds unfinished last words', async () => {
    const { publish, titlesFor, program } = await begin();
    const at = (day: number) => new Date(Date.now() - day * 24 * 3_600_000);
    await publish('notice', { title: 'Something else', description: '<p>The symposium is near.</p>' }, at(1));
    await publish('notice', { title: 'Symposium of spring' }, at(300));
    await publish('notice', { title: 'Symposium of autumn' }, at(20));
    for (const q of ['symposium', 'sympos', 'SYMPOSIUM ', 'simposium']) {
      expect(await titlesFor(q)).toEqual(['Symposium of autumn', 'Symposium of spring', 'Something else']);
    }
    expect(await titlesFor('spring sym')).toEqual(['Symposium of spring']);
    expect(await titlesFor('sympos spring ')).toContain('Symposium of spring');
    expect((await find(program, 'symposium', 1))?.hits[2]?.snippet).toEqual([
      { text: 'The ', isMatch: false },
      { text: 'symposium', isMatch: true },
      { text: ' is near.', isMatch: false },
    ]);
    expect(await find(program, 'symposium', 2)).toBeUndefined();
  });

  test('puts what is in the language of the query first among equals, and the exact word before its meaning [20.171]', async () => {
    const { publish, titlesFor } = await begin();
    const at = new Date(Date.now() - 24 * 3_600_000);
    await publish('notice', { title: 'Holiday' }, at);
    await publish('notice', { title: 'बिदा' }, at);
    expect(await titlesFor('holiday ')).toEqual(['Holiday', 'बिदा']);
    expect(await titlesFor('बिदा ')).toEqual(['बिदा', 'Holiday']);
  });

  test('has the words themselves in any order, also those that the lexicon knows together [20.215]', async () => {
    const { publish, titlesFor } = await begin();
    await publish('notice', { title: 'The gate closed at seven' });
    await publish('notice', { title: 'Who comes late is let in by the back door' });
    expect(await titlesFor('closed gate ')).toEqual(['The gate closed at seven']);
    const both = ['The gate closed at seven', 'Who comes late is let in by the back door'];
    expect((await titlesFor('gate closed ')).sort()).toEqual(both);
  });

  test('is narrowed down by kind and by year of publication, which it names before [20.170]', async () => {
    const { publish, program } = await begin();
    await publish('notice', { title: 'Symposium of spring' }, new Date('2024-03-01T06:00:00Z'));
    await publish(
      'news',
      { title: 'Symposium held', description: '<p>.</p>' },
      new Date('2025-03-01T06:00:00Z'),
    );
    const kinds = async (filter: { kind?: string; year?: string }) => {
      const found = await find(program, 'symposium', 1, filter);
      return { types: found?.hits.map(({ type }) => type), choices: found?.choices };
    };
    const choices = { kinds: expect.arrayContaining(['notice', 'news']), years: ['2025', '2024'] };
    expect(await kinds({ kind: 'notice' })).toEqual({ types: ['notice'], choices });
    expect(await kinds({ year: '2025' })).toEqual({ types: ['news'], choices });
    expect(await kinds({ kind: 'notice', year: '2025' })).toEqual({ types: [], choices });
  });

  test('puts what is called as it was asked for before what only names it', async () => {
    const { publish, titlesFor } = await begin();
    await publish('faculty', { title: 'BCA', shortName: 'Bachelor of Computer Applications' });
    await publish('notice', { title: 'Examination of BCA and BBA', description: '<p>BCA, BCA and BCA.</p>' });
    expect(await titlesFor('bca')).toEqual(['BCA', 'Examination of BCA and BBA']);
  });

  test('takes a last word that is published for finished as it sounds, and for one that goes on as it is written', async () => {
    const { publish, titlesFor } = await begin();
    await publish('notice', { title: 'Fees of the autumn' });
    await publish('notice', { title: 'Feeding the ducks' });
    await publish('news', { title: 'First and final match fills the field' });
    expect(await titlesFor('fee')).toEqual(['Fees of the autumn']);
    expect(await titlesFor('feed')).toEqual(['Feeding the ducks']);
  });

  test('sets apart what only mentions the words where others are about them [20.221]', async () => {
    const { publish, program } = await begin();
    await publish('notice', {
      title: 'A night under the stars',
      description: '<p>Blankets came from the hostel.</p>',
    });
    const apart = async () =>
      (await find(program, 'hostel', 1))?.hits.map(({ title, isMention }) => [title[0]?.text, isMention]);
    expect(await apart()).toEqual([['A night under the stars', false]]);
    await publish(
      'faq',
      { title: 'Is there a hostel?', description: '<p>For women.</p>' },
      new Date('2024-01-01'),
    );
    expect(await apart()).toEqual([
      ['Is there a ', false],
      ['A night under the stars', true],
    ]);
  });

  test('finds beside few with all words what has most of them in its title, after what has all [20.222]', async () => {
    const { publish, titlesFor } = await begin();
    await publish('notice', {
      title: 'Remission',
      description: '<p>A room in the hostel for your daughter.</p>',
    });
    await publish('faq', { title: 'Hostel', description: '<p>Fifty-six beds.</p>' });
    await publish('notice', { title: 'Kites', description: '<p>A daughter won.</p>' });
    expect((await titlesFor('hostel daughter ')).sort()).toEqual(['Hostel', 'Remission']);
    await publish('faq', { title: 'Hostel for a daughter', description: '<p>.</p>' });
    expect((await titlesFor('hostel daughter '))[0]).toBe('Hostel for a daughter');
  });

  test('finds what the college says of itself by what that is called, before titles of other things [20.223]', async () => {
    const { publish, program, titlesFor } = await begin();
    await changeCollege(program, byProgram, {
      openingHours: 'Sunday to Friday, 6 to 17',
      directions: 'From Kalanki by the ring road.',
      directions_ne: 'कलङ्कीबाट रिङरोड हुँदै।',
    });
    await publish('news', {
      title: 'Open day: three hours, five programmes and not one speech',
      description: '<p>All doors stand open.</p>',
    });
    await publish('notice', { title: 'बसको बाटो बदलियो', description: '<p>पुल मर्मत हुँदै छ।</p>' });
    for (const q of ['opening hours', 'how do I get there', 'कसरी आउने', 'kasari aaune'])
      expect((await titlesFor(q))[0], q).toBe('Contact Us');
  });

  test('takes a short word that is published for whole [20.224]', async () => {
    const { publish, titlesFor } = await begin();
    await publish('notice', { title: 'बस छुट्छ' });
    await publish('notice', { title: 'बस्नुहोस्, सोध्नुहोस्' });
    expect(await titlesFor('बस')).toEqual(['बस छुट्छ']);
  });

  test('finds two hundred at most, the newest where very many are alike', async () => {
    const { publish, program } = await begin();
    const { database } = program;
    const many = Array.from({ length: 230 }, (_, n) => n);
    await Promise.all(
      many.map((n) => publish('notice', { title: 'Holiday' }, new Date(Date.UTC(2020, 0, 1 + n)))),
    );
    const found = await find(program, 'holiday', 10);
    expect(found).toMatchObject({ total: 200, pages: 10, isTruncated: true });
    expect(await find(program, 'holiday', 11)).toBeUndefined();
    // Simulates a word in so many entries that ranking is skipped.
    await database.write(({ db }) =>
      (db as unknown as Kysely<Tables>)
        .updateTable('search_word')
        .set({ entries: 1_000_000 })
        .where('word', '=', 'holiday')
        .execute(),
    );
    const ofMany = await find(program, 'holiday', 1);
    expect(ofMany?.total).toBe(200);
    expect(ofMany?.hits[0]?.at).toContain(new Date(Date.UTC(2020, 0, 230)).toISOString().slice(0, 10));
  });
});
