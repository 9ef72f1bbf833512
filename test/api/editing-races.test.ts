import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inMatrix } from '../all-tests.ts';
import { readSql } from '../run-sql.ts';
import { type Answer, sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { editorOf, managed, tagOf } from './editor.ts';

type Staff = ReturnType<typeof editorOf>;

/** The state that both editors of a pair have read: a live record with two versions, and perhaps a draft. */
interface Seen {
  id: string;
  /** Of the draft, or of the record if there is no draft. */
  tag: string;
  /** Of the live record. */
  liveTag: string;
}

interface Editor {
  staff: Staff;
  site: TestSite;
  /** A text of this editor's own. */
  text: string;
}

interface Move {
  /**
   * The kind of tag that its `If-Match` names: of the managed record with draft and dates, or of the live record
   * alone.
   */
  holds: 'managed' | 'live';
  /** Whether it stores the editor's text. */
  writes?: true;
  act(editor: Editor, seen: Seen): Promise<Answer>;
}

const LATER = '2999-01-01T00:00:00.000Z';
const LATER_STILL = '2999-01-02T00:00:00.000Z';
const bulk = (action: string, more: object = {}): Move => ({
  holds: 'managed',
  act: ({ staff }, { id, tag }) => staff.bulk(action, [{ id, etag: tag }], more),
});
const dated = (dates: object): Move => ({
  holds: 'managed',
  act: ({ staff }, { id, tag }) => staff.publish(id, dates, tag),
});

/** Moves that take a record with a draft and one without. */
const anyMoves: Record<string, Move> = {
  keep: {
    holds: 'managed',
    writes: true,
    act: ({ staff, text }, { id, tag }) => staff.keep(id, { title: text }, tag),
  },
  restore: { holds: 'managed', act: ({ staff }, { id, tag }) => staff.restore(id, 1, undefined, tag) },
  unpublish: { holds: 'managed', act: ({ staff }, { id, tag }) => staff.unpublish(id, tag) },
  'pin several': bulk('pin', { until: LATER }),
  'take down several': bulk('unpublish'),
  'delete several': bulk('trash'),
  'former PUT': {
    holds: 'live',
    writes: true,
    act: ({ site, text }, { id, liveTag }) =>
      site.call('PUT', `/api/notice/${id}`, { json: { title: text }, headers: { 'if-match': liveTag } }),
  },
  'former DELETE': {
    holds: 'live',
    act: ({ site }, { id, liveTag }) =>
      site.call('DELETE', `/api/notice/${id}`, { headers: { 'if-match': liveTag } }),
  },
};

/** Moves of a live record with a draft. */
const draftMoves: Record<string, Move> = {
  ...anyMoves,
  publish: dated({}),
  'publish several': bulk('publish'),
  schedule: dated({ at: LATER }),
  'schedule an end too': dated({ at: LATER, expireAt: LATER_STILL }),
  discard: {
    holds: 'managed',
    act: ({ staff }, { id, tag }) => staff.call('DELETE', `/${id}/draft`, undefined, tag),
  },
};

/** Moves of a live record without a draft. */
const dateMoves: Record<string, Move> = {
  ...anyMoves,
  'set the end': dated({ expireAt: LATER }),
  'set another end': dated({ expireAt: LATER_STILL }),
  pin: dated({ pinnedUntil: LATER }),
};

/** Moves that write in different ways: a draft, what is live from a draft, and what is live at once. */
const DISTINCT = ['keep', 'publish', 'former PUT'];

/**
 * Every pair of moves, a move with itself included. A plain `npm test` takes those of a move with itself, and those with
 * one of DISTINCT.
 */
function pairsOf(moves: object) {
  const names = Object.keys(moves);
  const pairs = names.flatMap((one, place) => names.slice(place).map((other) => [one, other] as const));
  const some = pairs.filter((pair) => pair[0] === pair[1] || pair.some((name) => DISTINCT.includes(name)));
  return inMatrix(some, pairs);
}
const AT_ONCE = 10;

/** Two moves with the same tag exclude each other; so do two that change the live record. */
function isExclusive(moves: Record<string, Move>, one: string, other: string): boolean {
  if (moves[one]?.holds === moves[other]?.holds) return true;
  return [one, other].some((name) => name.startsWith('publish'));
}

/** Whether the response reports success; for bulk, success for this record. */
function isDone({ status, json }: Answer): boolean {
  const { refused } = json as { refused?: unknown[] };
  return status === 200 && !refused?.length;
}

describe.each(sites)('Two editors of one record, in two processes, on $name', ({ start }) => {
  let site: TestSite;
  let beside: TestSite;
  beforeAll(async () => {
    site = await start();
    beside = await start({ beside: site });
  });
  afterAll(async () => {
    await beside.close();
    await site.close();
  });

  async function makeSeen(name: string, hasDraft = true): Promise<Seen> {
    const staff = editorOf(site, 'notice');
    const { record } = await site.call('POST', '/api/notice', { json: { title: `${name} first` } });
    const id = record._id ?? '';
    const { headers } = await site.call('PUT', `/api/notice/${id}`, { json: { title: `${name} second` } });
    const seen = hasDraft ? await staff.keep(id, { title: `${name} draft` }) : await staff.look(id);
    return { id, tag: tagOf(seen), liveTag: headers.get('etag') ?? '' };
  }

  /** Every title that is kept of each record: live, in its draft or in a version. */
  async function keptTitles(): Promise<Map<unknown, string[]>> {
    const rows = await readSql(
      site,
      `select _id as record, title, null as row from notice
        union all select record, title, null from draft
        union all select record, null, row from version`,
    );
    const titleIn = ({ title, row }: Record<string, unknown>) =>
      typeof row === 'string' ? (JSON.parse(row) as { title: string }).title : String(title);
    const kept = Map.groupBy(rows, ({ record }) => record);
    return new Map([...kept].map(([record, all]) => [record, all.map(titleIn)]));
  }

  async function race(moves: Record<string, Move>, number: number) {
    const pairs = pairsOf(moves);
    const [one, other] = pairs[number % pairs.length] ?? ['keep', 'keep'];
    const seen = await makeSeen(`Race ${number}`, moves === draftMoves);
    const editors = [site, beside].map((at, place) => ({
      site: at,
      staff: editorOf(at, 'notice'),
      text: `Race ${number} of editor ${place}`,
    }));
    // Both orders of arrival, since the first one has a head start.
    const order = number % 2 === 0 ? [one, other] : [other, one];
    const answers = await Promise.all(
      editors.map((editor, place) => moves[order[place] ?? '']?.act(editor, seen)),
    );
    const outcomes = answers.map((answer, place) => ({
      name: order[place] ?? '',
      text: editors[place]?.text ?? '',
      status: answer?.status ?? 0,
      isDone: answer !== undefined && isDone(answer),
    }));
    return { id: seen.id, one, other, outcomes };
  }

  test.each([
    ['with a draft', draftMoves],
    ['without a draft, also of its dates', dateMoves],
  ])('%s are told who was first, and nothing acknowledged is lost [19.32, 19.38]', async (_, moves) => {
    const raced: Awaited<ReturnType<typeof race>>[] = [];
    for (let number = 0; number < pairsOf(moves).length; number += AT_ONCE) {
      const several = Array.from({ length: AT_ONCE }, (_, index) => race(moves, number + index));
      raced.push(...(await Promise.all(several)));
    }
    const keptOf = await keptTitles();
    for (const { id, one, other, outcomes } of raced) {
      const kept = keptOf.get(id) ?? [];
      const told = JSON.stringify({ outcomes, kept });
      const done = outcomes.filter((outcome) => outcome.isDone);
      expect(done.length, told).toBeGreaterThanOrEqual(1);
      if (isExclusive(moves, one, other)) expect(done.length, told).toBe(1);
      for (const { name, status } of outcomes.filter((outcome) => !outcome.isDone))
        expect(moves[name]?.holds === 'live' ? [404, 409, 412] : [200, 409, 412, 404], told).toContain(
          status,
        );
      for (const { name, text } of done) if (moves[name]?.writes) expect(kept, told).toContain(text);
      if (done.some(({ name }) => name.startsWith('publish')))
        expect(
          kept.some((title) => title.endsWith(' draft')),
          told,
        ).toBe(true);
    }
  });

  /** The fields that the editors of a pair save, of what is live or of its draft. */
  const savesOfPairs = [
    { hasDraft: false, fields: ['title', 'description'] },
    { hasDraft: false, fields: ['title', 'title'] },
    { hasDraft: true, fields: ['title', 'title'] },
  ] as const;

  test('of each pair of Saves one is made, though answers are lost and the calls repeated; the other is told of it, and never of its own [19.32, 19.96, 19.171]', async () => {
    const { id: second, as } = await addStaff(site, ['publisher']);
    const me = (await site.call('GET', '/api/me')).json as { user: { _id: string } };
    const accounts = [me.user._id, second];
    const versionsOf = async (id: string) =>
      (await editorOf(site, 'notice').call('GET', `/${id}/versions`)).list.length;

    async function tryPair(number: number) {
      const { hasDraft, fields } = savesOfPairs[number % 3] ?? savesOfPairs[0];
      const { id, tag, liveTag } = await makeSeen(`Pair ${number}`, hasDraft);
      const values = fields.map((name, place) =>
        name === 'title' ? `Title ${number} of editor ${place}` : `<p>Text ${number}</p>`,
      );
      const saveBy = async (place: number, seen: string, key: string) => {
        const json = { [fields[place] ?? 'title']: values[place] };
        const headers = { 'if-match': seen, 'idempotency-key': key };
        const more = place === 1 ? { as } : {};
        return (place === 1 ? beside : site).call('PUT', `/api/notice/${id}`, { json, headers, ...more });
      };
      /** Saves. One of the two loses the answer and sends the call again; in every other pair, before the first one has ended. */
      const saveOrRepeat = async (place: number) => {
        const key = randomUUID();
        const send = () => saveBy(place, hasDraft ? tag : liveTag, key);
        const once = send();
        if (place === number % 2) return once;
        if (number % 4 < 2) await once;
        const [lost, heard] = await Promise.all([once, send()]);
        const seen = ({ status, text }: Answer) => (status === 200 ? text : status);
        expect(seen(heard)).toEqual(seen(lost));
        return heard;
      };
      const answers = await Promise.all([saveOrRepeat(0), saveOrRepeat(1)]);
      const told = JSON.stringify(answers.map(({ status, text }) => [status, text]));
      const loser = answers.findIndex(({ status }) => status !== 200);
      const winner = 1 - loser;
      expect([answers[winner]?.status, answers[loser]?.status], told).toEqual([200, 412]);
      expect(answers[loser]?.json, told).toMatchObject({ changed: { by: { _id: accounts[winner] } } });

      const read = await site.call('GET', `/api/notice/${id}`);
      expect(read.record[fields[winner] ?? '']).toBe(values[winner]);
      expect(await versionsOf(id)).toBe(3);
      if (fields[0] === fields[1]) return;
      expect((await saveBy(loser, tagOf(read), randomUUID())).status).toBe(200);
      const merged = (await site.call('GET', `/api/notice/${id}`)).record;
      expect(fields.map((name) => merged[name])).toEqual(values);
    }

    const pairs = inMatrix([30], [200])[0] ?? 30;
    for (let number = 0; number < pairs; number += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => tryPair(number + index)));
  });

  test('who put back and delete for good exclude each other [19.52]', async () => {
    for (let number = 0; number < 5; number += 1) {
      const [staff, other] = [editorOf(site, 'notice'), editorOf(beside, 'notice')];
      const { id } = await makeSeen(`Trash ${number}`);
      await staff.trash(id);
      const [back, gone] = await Promise.all([staff.untrash(id), other.erase(id)]);
      expect([
        [200, 404],
        [404, 204],
      ]).toContainEqual([back.status, gone.status]);
      const found = await staff.look(id);
      expect(found.status).toBe(back.status);
      if (back.status === 200) expect(managed(found).draft?.fields.title).toBe(`Trash ${number} draft`);
    }
  });

  test('and a moment that two processes meet is met once [19.41]', async () => {
    const staff = editorOf(site, 'notice');
    const { id, tag } = await makeSeen('Met once');
    const at = new Date(Date.now() + 1500).toISOString();
    expect((await staff.publish(id, { at }, tag)).status).toBe(200);
    await expect
      .poll(async () => {
        const all = await Promise.all(
          [site, beside, site, beside].map((one) => one.call('GET', `/api/notice/${id}`, { as: 'nobody' })),
        );
        return all.map(({ record }) => record.title);
      })
      .toEqual(Array.from({ length: 4 }, () => 'Met once draft'));
    const { list } = await staff.call('GET', `/${id}/versions`);
    expect(list.map(({ kind }) => kind)).toEqual(['scheduled', 'saved', 'saved']);
  });
});
