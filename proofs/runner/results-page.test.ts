import { describe, expect, test } from 'vitest';
import type { ProofResult } from './proof-result.ts';
import { resultsPage } from './results-page.ts';

const order = ['kill9', 'flood', 'soak'];
const surroundings = { day: '2026-11-24', commit: 'abc1234', machine: '2 × CPU, 8 GB, Node.js 24.21.0' };
const later = { day: '2026-11-25', commit: 'def5678', machine: '4 × CPU, 8 GB, Node.js 24.21.0' };

const result = (name: string, more: Partial<ProofResult> = {}): ProofResult => ({
  name,
  claim: `${name} is endured.`,
  outcome: 'held',
  reason: null,
  summary: '12 kept',
  seed: 7,
  seconds: 125.2,
  ...more,
});
const full = (results: readonly ProofResult[], former = '') =>
  resultsPage({ former, results, fullRunSeconds: 245, order, surroundings });
const partial = (results: readonly ProofResult[], former: string) =>
  resultsPage({ former, results, fullRunSeconds: null, order, surroundings: later });

const namesIn = (page: string) => [...page.matchAll(/^\| (\S+) \|.* [A-Z] \|$/gm)].map(([, name]) => name);

describe('The page of figures', () => {
  test('has a row for each proof, with claim, outcome, figures, seed, duration, day, commit and machine [21.132]', () => {
    expect(full([result('flood', { summary: '5 of <b>_a_|</b>' })])).toContain(
      '| flood | flood is endured. | **held**: 5 of \\<b>\\_a\\_\\|\\</b> | 7 | 2m5s, 2026-11-24, abc1234, A |\n\n' +
        '- A: 2 × CPU, 8 GB, Node.js 24.21.0\n',
    );
  });

  test('says of a full run when it was, how long it took and how the proofs ended [21.132]', () => {
    const skipped = result('soak', { outcome: 'skipped', reason: 'no /proc', summary: '', seconds: 0 });
    const broken = result('kill9', { outcome: 'broken', reason: 'one is lost\nand more', summary: '' });
    const page = full([skipped, result('flood'), broken]);
    expect(page).toContain(
      'Last full run: 2026-11-24, commit abc1234. 3 proofs in 4m5s: 1 held, 1 broken (kill9), 1 skipped (soak).\n',
    );
    expect(page).toContain('| **skipped**: no /proc |');
    expect(page).toContain('| **broken**: one is lost |');
    expect(namesIn(page)).toEqual(order);
  });

  test('keeps the other rows and the full run when some proofs run again, on another machine [21.132]', () => {
    const before = full([result('kill9'), result('flood'), result('soak')]);
    const after = partial([result('flood', { seed: 8, summary: '' })], before);
    const changed = (page: string, other: string) =>
      page.split('\n').filter((line) => !other.split('\n').includes(line));
    expect(changed(before, after)).toEqual([
      '| flood | flood is endured. | **held**: 12 kept | 7 | 2m5s, 2026-11-24, abc1234, A |',
    ]);
    expect(changed(after, before)).toEqual([
      '| flood | flood is endured. | **held** | 8 | 2m5s, 2026-11-25, def5678, B |',
      '- B: 4 × CPU, 8 GB, Node.js 24.21.0',
    ]);
    expect(partial([], after)).toBe(after);
  });

  test('begins without a full run, and forgets proofs that are no more [21.132]', () => {
    const begun = partial([result('soak')], '');
    expect(begun).toContain('There was no full run yet.');
    const renamed = resultsPage({
      former: begun,
      results: [],
      fullRunSeconds: null,
      order: ['x'],
      surroundings,
    });
    expect(namesIn(renamed)).toEqual([]);
    expect(namesIn(full([result('flood')], begun))).toEqual(['flood']);
  });
});
