/** The forms on the screen, each by its function that tells whether it has unsaved changes. */
const forms = new Set<() => boolean>();

/** Adds a form. Returns what removes it again. */
export function watchUnsaved(isUnsaved: () => boolean): () => void {
  forms.add(isUnsaved);
  return () => void forms.delete(isUnsaved);
}

/** Whether leaving this document would lose something typed. */
export const hasUnsavedChanges = (): boolean => [...forms].some((isUnsaved) => isUnsaved());
