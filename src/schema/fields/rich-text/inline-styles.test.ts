import { describe, expect, test } from 'vitest';
import { isCancelled, marksOfStyle } from './inline-styles.ts';

describe('an inline style means', () => {
  test.each([
    ['font-weight:700', ['strong']],
    ['color:red; font-style: italic', ['em']],
    ['text-decoration:underline line-through', ['u', 's']],
    ['mso-bidi-font-weight:bold;mso-bidi-font-style:italic', []],
  ])('%s', (style, marks) => expect(marksOfStyle(style)).toEqual(marks));
});

describe('a bold or italic element', () => {
  test.each([
    ['b', 'font-weight:normal', true],
    ['i', 'color:red;font-style:normal', true],
    ['b', 'mso-bidi-font-weight:normal', false],
    ['i', 'mso-bidi-font-style:normal', false],
  ])('<%s style="%s"> is none: %s', (tag, style, undone) => expect(isCancelled(tag, style)).toBe(undone));
});
