import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isSingleKey } from './keys.ts';
import { areSingleKeysOn } from './single-key-shortcuts.ts';

/** Something that a key does on the present screen. The help sheet is drawn from what is registered. */
export interface Shortcut {
  /** As `keysOf` names them; of a sequence one after the other, as in 'g n'. */
  keys: string;
  /** What it does, as the help sheet says it. */
  label: string;
  /** Where in the help sheet it stands. */
  group: ShortcutGroup;
  run: () => void;
  /** It holds only while this can be seen. */
  at?: () => Element | null;
}

export const SHORTCUT_GROUPS = ['On this screen', 'Everywhere', 'Go to'] as const;
type ShortcutGroup = (typeof SHORTCUT_GROUPS)[number];

let registered: readonly Shortcut[] = [];

/** @returns takes it back */
export function registerShortcut(shortcut: Shortcut): () => void {
  registered = [...registered, shortcut];
  return () => {
    registered = registered.filter((one) => one !== shortcut);
  };
}

/** What can be pressed now; of two with the same keys only the one that was bound last. */
export function activeShortcuts(): Shortcut[] {
  const here = registered.filter(({ at }) => at === undefined || at()?.checkVisibility());
  return here.filter(({ keys }, index) => !here.slice(index + 1).some((later) => later.keys === keys));
}

/** What these keys do now; undefined where that is nothing, or single signs are switched off. */
export function shortcutOf(keys: string): Shortcut | undefined {
  if (isSingleKey(keys) && !areSingleKeysOn()) return undefined;
  return activeShortcuts().find((shortcut) => shortcut.keys === keys);
}

/** Whether these keys are the beginning of a sequence. */
export const isSequenceStart = (keys: string) =>
  areSingleKeysOn() && activeShortcuts().some((shortcut) => shortcut.keys.startsWith(`${keys} `));

interface Options {
  group?: ShortcutGroup;
  /** It holds only while this can be seen. */
  at?: RefObject<Element | null>;
}

/** Lets keys do something for as long as this is on the screen, and says so in the help sheet. */
export function useShortcut(keys: string, label: string, run: () => void, options: Options = {}): void {
  const { group = 'On this screen', at } = options;
  const act = useEffectEvent(run);
  useEffect(
    () => registerShortcut({ keys, label, group, run: () => act(), ...(at && { at: () => at.current }) }),
    [keys, label, group, at],
  );
}
