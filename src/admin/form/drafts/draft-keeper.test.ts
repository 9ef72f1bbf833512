import { describe, expect, test } from 'vitest';
import { ApiError, unreachable } from '../../api/api-error.ts';
import type { KeptFields, ManagedVersion } from '../../api/drafts.ts';
import type { Texts } from '../texts.ts';
import { draftKeeper, type Publish } from './draft-keeper.ts';

/** A record as the server has it, whose draft a window keeps. */
function serverWith(fields: Texts | null) {
  let kept: Texts = fields ?? {};
  let n = fields ? 1 : 0;
  let live: Texts | null = null;
  const version = (): ManagedVersion => ({
    item: { _id: 'a', createdAt: '', updatedAt: '', ...kept },
    etag: `"a.d${n}"`,
    tag: `"a.d${n}"`,
    managed: {
      _id: 'a',
      state: 'live',
      version: 7,
      live: live && { _id: 'a', createdAt: '', updatedAt: '', ...live },
      last: null,
      draft: { fields: kept, base: 7, updatedAt: '', by: null, writers: [], conflict: false },
      review: null,
      reviewNote: '',
      reviewBy: null,
      publishAt: null,
      expireAt: null,
      pinnedUntil: null,
      previews: [],
    },
  });
  const sent: { fields: Texts; tag: string }[] = [];
  /** The fate of the next calls: a lost response, a lost request, or a promise to wait for. */
  const fates: ('lost' | 'unsent' | Promise<void>)[] = [];
  /** What was answered under which key. */
  const answers = new Map<string, ManagedVersion>();
  const keys: string[] = [];
  async function answer(key: string, store: () => void) {
    keys.push(key);
    const fate = fates.shift();
    if (fate === 'unsent') throw unreachable();
    if (fate instanceof Promise) await fate;
    if (!answers.has(key)) {
      store();
      answers.set(key, version());
    }
    if (fate === 'lost') throw unreachable();
    return answers.get(key) ?? version();
  }
  const mustBeSeen = (tag: string) => {
    if (tag !== version().tag) throw new ApiError(412, 'stale', 'Somebody else was faster.');
  };
  return {
    version,
    sent,
    fates,
    keys,
    kept: () => kept,
    made: () => n,
    published: () => live,
    /** Somebody else keeps the draft. */
    change(more: Texts) {
      kept = { ...kept, ...more };
      n += 1;
    },
    publish: ((known, texts, key) =>
      answer(key, () => {
        if (known) mustBeSeen(known.tag);
        live = { ...kept, ...texts };
        kept = live;
        n += 1;
      })) satisfies Publish,
    calls: {
      create: (texts: Texts, key: string) =>
        answer(key, () => {
          kept = texts;
          n += 1;
        }),
      put: (_id: string, { fields }: KeptFields, tag: string, key: string) =>
        answer(key, () => {
          const texts = fields as Texts;
          sent.push({ fields: texts, tag });
          mustBeSeen(tag);
          kept = { ...kept, ...texts };
          n += 1;
        }),
      liveTexts: () => live,
    },
  };
}

describe('a form keeps its draft [19.170, 19.171]', () => {
  test('with one request at a time: what is typed meanwhile goes with the next', async () => {
    const server = serverWith({ title: 'A', text: '' });
    const keeper = draftKeeper(server.calls, server.version(), { title: 'A', text: '' });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.fates.push(promise);
    const first = keeper.keep({ title: 'B', text: '' });
    await expect.poll(() => server.keys.length).toBe(1);
    const second = keeper.keep({ title: 'BC', text: '' });
    resolve();
    await Promise.all([first, second]);
    expect(server.sent).toEqual([
      { fields: { title: 'B' }, tag: '"a.d1"' },
      { fields: { title: 'BC' }, tag: '"a.d2"' },
    ]);
    expect(keeper.isKept({ title: 'BC', text: '' })).toBe(true);
  });

  test.each(['lost', 'unsent'] as const)(
    'after a request whose answer was %s by the same one',
    async (fate) => {
      const server = serverWith({ title: 'A', text: '' });
      const keeper = draftKeeper(server.calls, server.version(), { title: 'A', text: '' });
      server.fates.push(fate);
      await expect(keeper.keep({ title: 'B', text: '' })).rejects.toMatchObject({ status: 0 });
      expect(keeper.isKept({ title: 'B', text: '' })).toBe(false);
      await keeper.keep({ title: 'B', text: 'more' });
      expect(server.kept()).toEqual({ title: 'B', text: 'more' });
      expect(server.sent.map(({ fields }) => fields)).toEqual([{ title: 'B' }, { text: 'more' }]);
      const [first, repeat, ...others] = server.keys;
      expect([repeat, others.length]).toEqual([first, 1]);
    },
  );

  test('and meets what somebody else has kept', async () => {
    const server = serverWith({ title: 'A', text: '' });
    const keeper = draftKeeper(server.calls, server.version(), { title: 'A', text: '' });
    server.change({ title: 'Theirs' });
    await expect(keeper.keep({ title: 'Mine', text: '' })).rejects.toMatchObject({ status: 412 });
    keeper.adopt(server.version(), { title: 'Theirs', text: '' });
    await keeper.keep({ title: 'Mine', text: '' });
    expect(server.kept().title).toBe('Mine');
  });

  test('of a new record once, also where the answer to its making was lost', async () => {
    const server = serverWith(null);
    const keeper = draftKeeper(server.calls, null, { title: '' });
    expect(keeper.hasBegun()).toBe(false);
    server.fates.push('lost');
    await expect(keeper.keep({ title: 'New' })).rejects.toMatchObject({ status: 0 });
    expect(keeper.hasBegun()).toBe(true);
    await keeper.keep({ title: 'New, longer' });
    expect(server.kept()).toEqual({ title: 'New, longer' });
    expect(server.made()).toBe(2);
  });

  test('and sends nothing where nothing has changed', async () => {
    const server = serverWith({ title: 'A' });
    const keeper = draftKeeper(server.calls, server.version(), { title: 'A' });
    await keeper.keep({ title: 'A' });
    expect(server.sent).toEqual([]);
  });

  test('and publishes it with what was typed since, also what was typed back to what is live', async () => {
    const server = serverWith({ title: 'A', text: '' });
    const keeper = draftKeeper(server.calls, server.version(), { title: 'A', text: '' });
    await keeper.publish({ title: 'A', text: 'x' }, server.publish);
    expect(server.published()).toEqual({ title: 'A', text: 'x' });
    await keeper.keep({ title: 'B', text: 'x' });
    await keeper.publish({ title: 'A', text: 'x' }, server.publish);
    expect(server.published()).toEqual({ title: 'A', text: 'x' });
  });

  test.each(['lost', 'unsent'] as const)('publishes once where the answer was %s', async (fate) => {
    const server = serverWith(null);
    const keeper = draftKeeper(server.calls, null, { title: '' });
    server.fates.push(fate);
    await expect(keeper.publish({ title: 'New' }, server.publish)).rejects.toMatchObject({ status: 0 });
    expect(keeper.hasBegun()).toBe(true);
    await keeper.publish({ title: 'New' }, server.publish);
    expect([server.made(), server.published()]).toEqual([1, { title: 'New' }]);
  });

  test('keeps what was typed after an answer to publishing was lost as a draft of what is live', async () => {
    const server = serverWith(null);
    const keeper = draftKeeper(server.calls, null, { title: '' });
    server.fates.push('lost');
    await expect(keeper.publish({ title: 'New' }, server.publish)).rejects.toMatchObject({ status: 0 });
    await keeper.keep({ title: 'New, longer' });
    expect(server.published()).toEqual({ title: 'New' });
    expect(server.sent.map(({ fields }) => fields)).toEqual([{ title: 'New, longer' }]);
  });

  test('makes another change once, however often its button is pressed', async () => {
    const server = serverWith({ title: 'A' });
    const keeper = draftKeeper(server.calls, server.version(), { title: 'A' });
    let count = 0;
    const takeDown = {
      what: 'take down',
      make: async () => {
        count += 1;
        if (count === 1) throw unreachable();
        return server.version();
      },
    };
    await expect(keeper.change(takeDown)).rejects.toMatchObject({ status: 0 });
    await keeper.change(takeDown);
    expect(count).toBe(2);
    await keeper.change(takeDown);
    expect(count).toBe(3);
  });
});
