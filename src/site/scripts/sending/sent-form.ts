export type Field = HTMLInputElement | HTMLSelectElement;

/** A visitor's form, as what sends it needs it. */
export interface SentForm {
  form: HTMLFormElement;
  fields: readonly Field[];
  /** The query of the address whose receipt is shown, or none. */
  search: string;
  /** Shows the error of a field beside it, with what was probably meant; empty clears it. */
  mark(field: Field, error?: string, meant?: string): void;
  /** Empties the form and deletes its draft. */
  empty(): void;
  /** What is sent: the values, the id, and how long filling in took. */
  body(): object;
  /** The next body has a new id. */
  forgetId(): void;
}
