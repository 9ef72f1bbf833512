/** Whether the help sheet is open. Several ways lead to it, and it outlives the menu or palette that opened it. */
let isOpen = false;
const listeners = new Set<() => void>();

function turn(next: boolean) {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const shortcutSheet = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOpen: () => isOpen,
  open: () => turn(true),
  close: () => turn(false),
};
