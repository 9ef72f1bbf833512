import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test('A text of plain characters is folded like one that has others, too [23.40]', () => {
  for (let code = 32; code < 127; code += 1) {
    const one = String.fromCharCode(code);
    for (const text of [`${one}A`, `A${one}`, `A ${one} b`, `a  ${one}`]) {
      const beside = fold(`क${text}क`);
      expect(`क${fold(text)}क`).toBe(beside.replace(/^क /, 'क').replace(/ क$/, 'क'));
    }
  }
});
