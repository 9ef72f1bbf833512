import { expect, test } from 'vitest';
import { findingsInWords } from './words.ts';

const words = {
  path: 'src/site/pages/words.ts',
  text: "export const words = {\n  heading: 'Notices',\n  days: (n: number) => String(n),\n  states: { live: 'Live', ended: 'Ended' },\n};\n",
};
const page = (text: string, from = './words.ts') => ({
  path: 'src/site/pages/notices.tsx',
  text: `import { words } from '${from}';\n${text}`,
});
const all = 'words.heading; words.days(2); words.states[state];';

test('a sentence that nothing shows is a finding', () => {
  expect(findingsInWords([words, page('words.heading; words.states.live;')])).toEqual([
    'src/site/pages/words.ts has a sentence that nothing shows: days',
    'src/site/pages/words.ts has a sentence that nothing shows: states.ended',
  ]);
});

test('a sentence is shown by its name, or with its whole group', () => {
  expect(findingsInWords([words, page(all)])).toEqual([]);
  expect(findingsInWords([words, page('const { heading, days, states } = words; show(states);')])).toEqual(
    [],
  );
});

test('where the languages are joined, their users count, not the joint', () => {
  const joint = {
    path: 'src/site/pages/in-each.ts',
    text: "import { words as en } from './words.ts';\nexport const words = { en };\n",
  };
  const nepali = {
    path: 'src/site/pages/words.ne.ts',
    text: "import type { words as english } from './words.ts';\nheading",
  };
  expect(findingsInWords([words, joint, nepali])).toHaveLength(4);
  expect(findingsInWords([words, joint, nepali, page(all, './in-each.ts')])).toEqual([]);
});

test('where both languages stand in one file, its English sentences count', () => {
  const both = {
    path: 'src/mail/words.ts',
    text:
      "const english = {\n  heading: 'Notices',\n  days: (n: string) => n,\n};\n\n" +
      "const nepali: Words<typeof english> = {\n  heading: 'सूचना',\n  days: (n) => n,\n};\n\n" +
      'export const words: InEach<typeof english> = { en: english, ne: nepali };\n',
  };
  const mail = (text: string) => ({
    path: 'src/mail/mail.ts',
    text: `import { words } from './words.ts';\n${text}`,
  });
  expect(findingsInWords([both, mail('sentencesIn(words).days(2);')])).toEqual([
    'src/mail/words.ts has a sentence that nothing shows: heading',
  ]);
});

test('a test does not show a sentence', () => {
  const tested = { ...page(all), path: 'src/site/pages/notices.test.tsx' };
  expect(findingsInWords([words, tested])).toHaveLength(4);
});
