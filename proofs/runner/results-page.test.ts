import { describe, expect, test } from 'vitest';
import type { ProofResult } from './proof-result.ts';
import { resultsPage } from './results-page.ts';

const order = ['kill9', 'flood', 'soak'];
const surroundings = { day: '2026-11-24', commit: 'abc1234', machine: '2 × CPU, 8 GB, Node.js 24.21.0' };
const later = { ...surroundings, day: '2026-11-25', commit: 'def5678' };

const result = (name: string, more: Partial<ProofResult> = {}): ProofResult => ({
  name,
  claim: `${name} is endured.`,
  outcome: 'held',
  reason: null,
  figures: ['12 of 12 kept'],
  seed: 7,
  seconds: 125.2,
  ...more,
});
const full = (results: readonly ProofResult[], former = '') =>
  resultsPage({ former, results, fullRunSeconds: 245, order, surroundings });
const partial = (results: readonly ProofResult[], former: string) =>
  resultsPage({ former, results, fullRunSeconds: null, order, surroundings: later });

describe('The page of figures', () => {
  test('has a section for each proof, with claim, outcome, seed, duration, day, commit, machine and figures [21.132]', () => {
    expect(full([result('flood', { figures: ['100 a second', '5 of <b>_a_</b>'] })])).toContain(
      '## flood\n\nflood is endured.\n\n' +
        '**held** · seed 7 · 2 min 5 s · 2026-11-24 · commit abc1234 · 2 × CPU, 8 GB, Node.js 24.21.0\n\n' +
        '- 100 a second\n- 5 of \\<b>\\_a\\_\\</b>\n',
    );
  });

  test('says of a full run when it was, how long it took and how the proofs ended [21.132]', () => {
    const skipped = result('soak', { outcome: 'skipped', reason: 'no /proc', figures: [], seconds: 0 });
    const broken = result('kill9', { outcome: 'broken', reason: 'one is lost\nand more', figures: [] });
    const page = full([skipped, result('flood'), broken]);
    expect(page).toContain(
      'Last full run: 2026-11-24, commit abc1234, 2 × CPU, 8 GB, Node.js 24.21.0.\n' +
        '3 proofs in 4 min 5 s: 1 held, 1 broken (kill9), 1 skipped (soak).\n',
    );
    expect(page).toContain('- no /proc\n');
    expect(page).toContain('- one is lost\n');
    expect(page).not.toContain('and more');
    expect([...page.matchAll(/^## (.*)/gm)].map(([, name]) => name)).toEqual(order);
  });

  test('keeps the other sections and the full run when some proofs run again [21.132]', () => {
    const before = full([result('kill9'), result('flood'), result('soak')]);
    const after = partial([result('flood', { seed: 8, figures: ['99 a second'] })], before);
    const changed = (page: string, other: string) =>
      page.split('\n').filter((line) => !other.split('\n').includes(line));
    expect(changed(before, after)).toEqual([]);
    expect(changed(after, before)).toEqual([
      '**held** · seed 8 · 2 min 5 s · 2026-11-25 · commit def5678 · 2 × CPU, 8 GB, Node.js 24.21.0',
      '- 99 a second',
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
    expect(renamed).not.toContain('## ');
    expect(full([result('flood')], begun)).not.toContain('## soak');
  });
});
