import { describe, expect, test } from 'vitest';
import { ApiError, unreachable } from '../../api/api-error.ts';
import type { KeptFields, ManagedVersion } from '../../api/drafts.ts';
import type { Texts } from '../draft.ts';
import { draftKeeper } from './draft-keeper.ts';

/** A record as the server has it, whose draft a window keeps. */
function serverWith(fields: Texts | null) {
  let kept: Texts = fields ?? {};
  let n = fields ? 1 : 0;
  const version = (): ManagedVersion => ({
    item: { _id: 'a', createdAt: '', updatedAt: '', ...kept },
    etag: '"a.7"',
    tag: `"a.d${n}"`,
    managed: {
      _id: 'a',
      state: 'live',
      version: 7,
      live: null,
      last: null,
      draft: { fields: kept, base: 7, updatedAt: '', by: null, conflict: false },
      review: null,
      reviewNote: '',
      publishAt: null,
      expireAt: null,
      pinnedUntil: null,
      previews: [],
    },
  });
  const sent: { fields: Texts; tag: string }[] = [];
  /** The fate of the next calls: a lost response, a lost request, or a promise to wait for. */
  const fates: ('lost' | 'unsent' | Promise<void>)[] = [];
  async function answer(store: () => void) {
    const fate = fates.shift();
    if (fate === 'unsent') throw unreachable();
    if (fate instanceof Promise) await fate;
    store();
    if (fate === 'lost') throw unreachable();
    return version();
  }
  return {
    version,
    sent,
    fates,
    kept: () => kept,
    made: () => n,
    /** Somebody else keeps the draft. */
    change(more: Texts) {
      kept = { ...kept, ...more };
      n += 1;
    },
    calls: {
      create: (texts: Texts) =>
        answer(() => {
          kept = texts;
          n += 1;
        }),
      put: (_id: string, { fields }: KeptFields, tag: string) =>
        answer(() => {
          const texts = fields as Texts;
          sent.push({ fields: texts, tag });
          if (Object.entries(texts).every(([name, text]) => kept[name] === text)) return;
          if (tag !== version().tag) throw new ApiError(412, 'stale', 'Somebody else was faster.');
          kept = { ...kept, ...texts };
          n += 1;
        }),
      findCreated: async (texts: Texts) => (n > 0 && texts.title === kept.title ? version() : null),
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
      expect(server.sent.slice(-2).map(({ fields }) => fields)).toEqual([{ title: 'B' }, { text: 'more' }]);
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
});
