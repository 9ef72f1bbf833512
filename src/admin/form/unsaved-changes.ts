/** The forms on the screen, by the function that says whether they hold unsaved changes. */
const forms = new Set<() => boolean>();

/** Adds a form. Returns what removes it again. */
export function watchUnsaved(isUnsaved: () => boolean): () => void {
  forms.add(isUnsaved);
  return () => void forms.delete(isUnsaved);
}

/** Whether leaving this document would lose something typed. */
export const hasUnsavedChanges = (): boolean => [...forms].some((isUnsaved) => isUnsaved());
