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

describe('The pressed keys', () => {
  test.each([
    ['a letter', key('n'), 'n'],
    ['a letter under Caps Lock', key('N'), 'n'],
    ['a letter with Shift, which is another', key('N', { shiftKey: true }), 'N'],
    ['a character that needs Shift', key('?', { shiftKey: true }), '?'],
    [
      'a character at another position of another keyboard',
      key('/', { shiftKey: true, code: 'Digit7' }),
      '/',
    ],
    ['with Control', key('k', { ctrlKey: true }), 'Mod+k'],
    ['with Control and Shift', key('K', { ctrlKey: true, shiftKey: true }), 'Mod+K'],
    ['with Alt, which types other characters', key('n', { altKey: true }), ''],
    ['with the key of the system', key('n', { metaKey: true }), ''],
    ['on a keyboard that writes Devanagari', key('ल', { code: 'KeyN' }), 'n'],
    ['and with Shift there', key('?', { code: 'Slash', shiftKey: true }), '?'],
    ['a character there that Latin keyboards lack', key('।', { code: 'Slash', shiftKey: true }), '?'],
    ['no character', key('Tab', { code: 'Tab' }), ''],
    ['a space, which presses buttons', key(' ', { code: 'Space' }), ''],
  ])('%s', (_, pressed, keys) => {
    expect(keysOf(pressed, false)).toBe(keys);
  });

  test('on a Mac, Command stands for Control', () => {
    expect(keysOf(key('k', { metaKey: true }), true)).toBe('Mod+k');
    expect(keysOf(key('k', { ctrlKey: true }), true)).toBe('');
  });
});

test('keys have the names that are on the keyboard', () => {
  expect(keyNames('Mod+k', false)).toEqual(['Ctrl', 'K']);
  expect(keyNames('Mod+k', true)).toEqual(['⌘', 'K']);
  expect(keyNames('g n', false)).toEqual(['G', 'N']);
  expect([ariaKeys('Mod+k', false), ariaKeys('Mod+k', true)]).toEqual(['Control+K', 'Meta+K']);
});

test('only shortcuts without Control are single-key shortcuts', () => {
  expect(['n', 'g n', '?', 'Mod+s'].map(isSingleKey)).toEqual([true, true, true, false]);
});
