import { afterEach, expect, test, vi } from 'vitest';
import { readDraft, storeDraft } from './draft.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Puts a storage with this draft in place. @returns what is stored */
function store(draft: string) {
  const stored = new Map([['draft:contact', draft]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return stored;
}

test('a draft is read for a day, and then deleted', () => {
  vi.useFakeTimers();
  const stored = store('');
  const draft = { id: 'x', at: Date.now(), values: { name: 'Asha' } };
  expect(storeDraft('draft:contact', draft)).toBe(true);
  vi.advanceTimersByTime(24 * 3_600_000 - 1);
  expect(readDraft('draft:contact')).toEqual(draft);
  vi.advanceTimersByTime(1);
  expect(readDraft('draft:contact')).toBe(null);
  expect(stored.size).toBe(0);
});

test.each(['', '{"at":', 'null', '7', '{"at":"soon"}', `{"at":${Date.now()}}`])(
  'what is stored and no draft is deleted: %s',
  (text) => {
    const stored = store(text);
    expect(readDraft('draft:contact')).toBe(null);
    expect(stored.size).toBe(0);
  },
);

test('a storage that is blocked or full is told from one without a draft', () => {
  const refuse = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readDraft('draft:contact')).toBe(undefined);
  expect(storeDraft('draft:contact', { id: 'x', at: 0, values: {} })).toBe(false);
  expect(storeDraft('draft:contact', null)).toBe(false);
});
