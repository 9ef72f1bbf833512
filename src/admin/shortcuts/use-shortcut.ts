import { type RefObject, useEffect, useEffectEvent } from 'react';
import { bind, type ShortcutGroup } from './bound.ts';

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
    () => bind({ keys, label, group, run: () => act(), ...(at && { at: () => at.current }) }),
    [keys, label, group, at],
  );
}
