import { type RefObject, useEffect, useEffectEvent } from 'react';
import { areSingleKeysOn, isSingleKey } from './keys.ts';

/** A shortcut of the present screen. The help sheet lists all registered ones. */
export interface Shortcut {
  /** In the format of `keysOf`; keys of a sequence are separated by a space, as in 'g n'. */
  keys: string;
  /** Its description in the help sheet. */
  label: string;
  /** Its group in the help sheet. */
  group: ShortcutGroup;
  run: () => void;
  /** The shortcut is active only while this element is visible. */
  at?: () => Element | null;
}

export const SHORTCUT_GROUPS = ['here', 'everywhere', 'goTo'] as const;
type ShortcutGroup = (typeof SHORTCUT_GROUPS)[number];

let registered: readonly Shortcut[] = [];

/** @returns removes it */
function registerShortcut(shortcut: Shortcut): () => void {
  registered = [...registered, shortcut];
  return () => {
    registered = registered.filter((one) => one !== shortcut);
  };
}

/** The active shortcuts; of several with the same keys the one that was registered last. */
export function activeShortcuts(): Shortcut[] {
  const here = registered.filter(({ at }) => at === undefined || at()?.checkVisibility());
  return here.filter(({ keys }, index) => !here.slice(index + 1).some((later) => later.keys === keys));
}

/** The active shortcut of these keys, unless single-key shortcuts are off. */
export function shortcutOf(keys: string): Shortcut | undefined {
  if (isSingleKey(keys) && !areSingleKeysOn()) return undefined;
  return activeShortcuts().find((shortcut) => shortcut.keys === keys);
}

/** Whether a sequence begins with these keys. */
export const isSequenceStart = (keys: string) =>
  areSingleKeysOn() && activeShortcuts().some((shortcut) => shortcut.keys.startsWith(`${keys} `));

interface Options {
  group?: ShortcutGroup;
  /** The shortcut is active only while this element is visible. */
  at?: RefObject<Element | null>;
}

/** Registers a shortcut while the component is mounted. */
export function useShortcut(keys: string, label: string, run: () => void, options: Options = {}): void {
  const { group = 'here', at } = options;
  const act = useEffectEvent(run);
  useEffect(
    () => registerShortcut({ keys, label, group, run: () => act(), ...(at && { at: () => at.current }) }),
    [keys, label, group, at],
  );
}
