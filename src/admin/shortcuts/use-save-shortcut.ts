import { type RefObject, useRef } from 'react';
import { MOD } from './keys.ts';
import { useShortcut } from './use-shortcut.ts';

/** Saves the form around an element by its keys. @returns what belongs on the element */
export function useSaveShortcut<Bar extends Element>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useShortcut(`${MOD}+s`, 'Save', () => bar.current?.closest('form')?.requestSubmit(), { at: bar });
  return bar;
}
