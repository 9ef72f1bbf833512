/**
 * The database is set up or damaged so that the site cannot keep its promises on it. The message says what to change.
 */
export class DatabaseRefused extends Error {
  readonly reason: string;
  readonly advice: string | undefined;

  constructor(reason: string, advice?: string) {
    super(advice === undefined ? reason : `${reason}. ${advice}`);
    this.name = 'DatabaseRefused';
    this.reason = reason;
    this.advice = advice;
  }
}
