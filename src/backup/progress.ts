/** Receives the progress of a long operation; `done` and `of` have the same unit. */
export type Progress = (what: string, done: number, of: number) => void;
