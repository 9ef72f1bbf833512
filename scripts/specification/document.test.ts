import { expect, test } from 'vitest';
import { documentOf } from './document.ts';
import type { Proof } from './proofs.ts';

const proof = (words: string, ...ids: string[]): Proof => ({
  path: 'test/gate.test.ts',
  words,
  ids,
  isMisplaced: false,
});

test('the page has a table for each section, with links and at most three tests by name', () => {
  const page = documentOf({
    sections: [
      {
        number: 1,
        title: 'Gates',
        requirements: [
          { id: '1.1', asks: 'A gate.', builtIn: ['src/gate.ts', 'scripts/oil.ts'] },
          { id: '1.2', asks: 'A bell.', builtIn: ['src/bell'] },
        ],
      },
      {
        number: 2,
        title: 'Talk',
        requirements: [{ id: '2.1', asks: 'A chat.', builtIn: ['src/chat.ts'] }],
      },
    ],
    proofs: [
      proof('opens <at> a|b', '1.1'),
      proof('b', '1.1', '1.2'),
      ...['c', 'd', 'e'].map((words) => proof(words, '1.1')),
      proof('f', '2.1'),
    ],
  });
  const link = (words: string) => `[${words}](../test/gate.test.ts)`;
  expect(page.slice(page.indexOf('## 1'))).toBe(
    [
      '## 1. Gates',
      '',
      '| Number | What is asked | Built in | Proven by |',
      '| --- | --- | --- | --- |',
      `| 1.1 | A gate. | [gate.ts](../src/gate.ts), [scripts/oil.ts](../scripts/oil.ts) | ${link('opens \\<at\\> a\\|b')}<br>${link('b')}<br>${link('c')}<br>+ 2 more |`,
      `| 1.2 | A bell. | [bell](../src/bell) | ${link('b')} |`,
      '',
      '## 2. Talk',
      '',
      '| Number | What is asked | Built in | Proven by |',
      '| --- | --- | --- | --- |',
      `| 2.1 | A chat. | [chat.ts](../src/chat.ts) | ${link('f')} |`,
      '',
    ].join('\n'),
  );
});
