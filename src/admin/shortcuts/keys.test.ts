import { describe, expect, test } from 'vitest';
import { ariaKeys, isSingleKey, keyNames, keysOf } from './keys.ts';

const key = (pressed: string, more: object = {}) => ({
  key: pressed,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('What was pressed', () => {
  test.each([
    ['a letter', key('n'), 'n'],
    ['a letter under Caps Lock', key('N'), 'n'],
    ['a letter with Shift, which is another', key('N', { shiftKey: true }), 'N'],
    ['a sign behind Shift', key('?', { shiftKey: true }), '?'],
    ['a sign where another keyboard has it', key('/', { shiftKey: true, code: 'Digit7' }), '/'],
    ['with Control', key('k', { ctrlKey: true }), 'Mod+k'],
    ['with Control and Shift, which is not ours', key('K', { ctrlKey: true, shiftKey: true }), 'Mod+K'],
    ['with Alt, which writes other signs', key('n', { altKey: true }), ''],
    ['with the key of the system', key('n', { metaKey: true }), ''],
    ['on a keyboard that writes Devanagari', key('ल', { code: 'KeyN' }), 'n'],
    ['and with Shift there', key('?', { code: 'Slash', shiftKey: true }), '?'],
    ['a sign there that Latin ones have not', key('।', { code: 'Slash', shiftKey: true }), '?'],
    ['no sign at all', key('Tab', { code: 'Tab' }), ''],
    ['a blank, which presses buttons', key(' ', { code: 'Space' }), ''],
  ])('%s', (_, pressed, keys) => {
    expect(keysOf(pressed, false)).toBe(keys);
  });

  test('on a Mac, Command stands for Control', () => {
    expect(keysOf(key('k', { metaKey: true }), true)).toBe('Mod+k');
    expect(keysOf(key('k', { ctrlKey: true }), true)).toBe('');
  });
});

test('keys are called as they are on the keyboard', () => {
  expect(keyNames('Mod+k', false)).toEqual(['Ctrl', 'K']);
  expect(keyNames('Mod+k', true)).toEqual(['⌘', 'K']);
  expect(keyNames('g n', false)).toEqual(['G', 'N']);
  expect([ariaKeys('Mod+k', false), ariaKeys('Mod+k', true)]).toEqual(['Control+K', 'Meta+K']);
});

test('signs alone can be switched off, keys with Control need not', () => {
  expect(['n', 'g n', '?', 'Mod+s'].map(isSingleKey)).toEqual([true, true, true, false]);
});
