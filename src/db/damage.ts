/** The damage found in a database, and whether all of it was examined in time. */
export interface Damage {
  faults: readonly string[];
  isWhole: boolean;
}

/** Further faults add nothing. */
export const MAX_FAULTS = 5;
