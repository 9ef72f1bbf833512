/** A value outside React, which several components follow and change. */
export function valueStore<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: () => value,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Whether a dialog is open. Kept outside React, because several components open it and it closes itself. */
function openState() {
  const { subscribe, now: isOpen, set } = valueStore(false);
  return { subscribe, isOpen, open: () => set(true), close: () => set(false) };
}

export const shortcutSheet = openState();

/** The open dialog of one's own account. */
export const ownDialog = valueStore<'password' | 'sessions' | null>(null);

const paletteState = openState();
let begun = '';

/** Whether the palette is open, and with which text it begins. */
export const palette = {
  ...paletteState,
  begunWith: () => begun,
  open: () => palette.openWith(''),
  openWith(typed: string) {
    begun = typed;
    paletteState.open();
  },
};
