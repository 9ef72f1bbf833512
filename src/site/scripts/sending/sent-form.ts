export type Field = HTMLInputElement | HTMLSelectElement;

/** A visitor's form, as what sends it needs it. */
export interface SentForm {
  form: HTMLFormElement;
  fields: readonly Field[];
  /** The query of the shown receipt's address, or none. */
  search: string;
  /** Shows a field's error beside it, with the suggested value; empty clears it. */
  mark(field: Field, error?: string, meant?: string): void;
  /** Empties the form and deletes its draft. */
  empty(): void;
  /** The body to send: the values, the id, and the time spent filling in. */
  body(): object;
  /** The next body has a new id. */
  forgetId(): void;
}
