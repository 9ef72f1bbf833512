/** Something that an applicant, a student or a parent asks of the demonstration college. */
export interface Question {
  ask: string;
  /**
   * The records that answer it, as type and title, or the beginning of a title that goes on with a date; any one of
   * them is right. None: the college has published nothing that answers it.
   */
  cites: readonly string[];
}

/** A question, and the records of which any one is the right source. */
export const asks = (ask: string, ...cites: string[]): Question => ({ ask, cites });
