/** Told how far a piece of work is, often. `of` is in the same unit as `done`. */
export type Progress = (what: string, done: number, of: number) => void;
