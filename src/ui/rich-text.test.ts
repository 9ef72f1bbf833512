import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alignmentClass, alignments } from '../schema/fields/rich-text/alignment.ts';
import { fontClass, fonts, sizeClass, sizes } from '../schema/fields/rich-text/fonts.ts';

const css = readFileSync(new URL('./rich-text.css', import.meta.url), 'utf8');
const ruleOf = (name: string) => new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(css)?.[1] ?? '';

test.each(fonts.map(fontClass))('%s has a font stack that ends with a Devanagari font', (name) => {
  expect(ruleOf(name)).toMatch(/font-family:.*var\(--font-(?:sans|serif)\);/);
});

test.each(sizes.map(sizeClass))('%s has a size relative to the text around it', (name) => {
  expect(ruleOf(name)).toMatch(/font-size: [\d.]+em;/);
});

test('only fonts, sizes and alignments of the editor are styled', () => {
  const styled = [...css.matchAll(/\.(ql-[\w-]+)/g)].map(([, name]) => name);
  expect(styled.toSorted()).toEqual(
    [...fonts.map(fontClass), ...sizes.map(sizeClass), ...alignments.map(alignmentClass)].toSorted(),
  );
});
