import { expect, test } from 'vitest';
import { findingsInCitations, findingsInPages, requirementsWithoutTest } from './documents.ts';

test('a page names only what exists, by links and by paths from the root', () => {
  const text =
    '[a](gate.md) [b](../src/x) [c](https://x.example) [d](#e) `src/x/` `src/{noun}/` `src/y.ts` [e](z.md#f)';
  const exists = (path: string) => ['/docs/gate.md', '/src/x', '/src/x/'].includes(path);
  expect(findingsInPages([{ path: 'docs/page.md', text }], '/', exists)).toEqual([
    'docs/page.md names docs/z.md, which does not exist',
    'docs/page.md names src/y.ts, which does not exist',
  ]);
});

test('a comment cites only requirements that exist', () => {
  const text = '// (requirement 1.1)\n// (requirements 1.1, 1.9)';
  expect(findingsInCitations([{ path: 'src/x.ts', text }], new Map([['1.1', 'A gate.']]))).toEqual([
    'src/x.ts cites requirement 1.9, which does not exist',
  ]);
});

test('every requirement is named by a test', () => {
  const known = new Map(['1.1', '1.2', '1.3', '1.4'].map((id) => [id, 'A gate.']));
  const sources = [
    { path: 'proofs/gate.test.ts', text: "test('opens [1.1-1.2]', () => {});" },
    { path: 'src/gate.ts', text: '// [1.3]' },
    { path: 'test/gate.ts', text: "test('closes [1.4]', () => {});" },
  ];
  expect(requirementsWithoutTest(sources, known)).toEqual(['No test names requirement 1.3']);
});
