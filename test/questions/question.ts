/** A question to the assistant of the demonstration college. */
export interface Question {
  ask: string;
  /**
   * Records with the answer, each as type and title or the beginning of its title; any of them is right. Empty when no
   * published record has the answer.
   */
  cites: readonly string[];
}

export const asks = (ask: string, ...cites: string[]): Question => ({ ask, cites });
