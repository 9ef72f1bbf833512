/** A question of an applicant, a student or a parent to the demonstration college. */
export interface Question {
  ask: string;
  /**
   * The records that answer it, as type and title or the beginning of a title; any one of them is right. Empty when the
   * college has published no answer.
   */
  cites: readonly string[];
}

/** A question with the records that answer it; any one of them is right. */
export const asks = (ask: string, ...cites: string[]): Question => ({ ask, cites });
