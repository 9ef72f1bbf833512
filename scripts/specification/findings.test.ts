import { describe, expect, test } from 'vitest';
import { findingsIn, type Specification } from './findings.ts';
import type { Proof } from './proofs.ts';
import type { Requirement } from './requirement.ts';

const built = (id: string): Requirement => ({ id, asks: 'A gate.', builtIn: ['src/gate.ts'] });
const proof = (...ids: string[]): Proof => ({
  path: 'src/gate.test.ts',
  words: 'opens',
  ids,
  isMisplaced: false,
});
function findings(requirements: Requirement[], more: Partial<Specification> = {}, isThere = true) {
  const sections = [{ number: 1, title: 'Gates', requirements }];
  return findingsIn({ sections, proofs: [proof('1.1')], ...more }, () => isThere);
}

describe('nothing is found', () => {
  test('where everything has a test', () => {
    expect(findings([built('1.1')])).toEqual([]);
  });
});

describe('it is found', () => {
  test.each<[string, Requirement[], Partial<Specification>, string]>([
    ['that nothing proves a requirement', [built('1.1'), built('1.2')], {}, '1.2 has no test'],
    ['that a tag names none', [built('1.1')], { proofs: [proof('1.1', '1.9')] }, "'opens' names 1.9"],
    [
      'that a tag is not at the end',
      [built('1.1')],
      { proofs: [{ ...proof('1.1'), isMisplaced: true }] },
      'has no tag as it should be',
    ],
    [
      'that nobody knows where it is built',
      [{ id: '1.1', asks: 'A gate.', builtIn: [] }],
      {},
      'does not say where',
    ],
    ['that a number is given twice', [built('1.1'), built('1.1')], {}, '1.1 is there twice'],
    [
      'that it stands elsewhere',
      [built('1.1'), built('2.1')],
      { proofs: [proof('1.1', '2.1')] },
      'stands in section 1',
    ],
  ])('%s', (_, requirements, more, says) => {
    const found = findings(requirements, more);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(says);
  });

  test('that it is built where nothing is', () => {
    expect(findings([built('1.1')], {}, false)).toEqual([
      expect.stringContaining('src/gate.ts, which is not there'),
    ]);
  });
});
