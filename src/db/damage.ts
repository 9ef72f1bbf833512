/** What is wrong within a database, and whether the time sufficed to look at all of it. */
export interface Damage {
  faults: readonly string[];
  isWhole: boolean;
}

/** More say nothing new. */
export const MAX_FAULTS = 5;
