/** Whether a dialog is open. Kept outside React, because several components open it and it closes itself. */
export function openState() {
  let isOpen = false;
  const listeners = new Set<() => void>();
  const turn = (next: boolean) => {
    isOpen = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOpen: () => isOpen,
    open: () => turn(true),
    close: () => turn(false),
  };
}
