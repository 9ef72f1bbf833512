/** The database is set up so that the site cannot keep its promises on it. The message says what to change. */
export class DatabaseRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DatabaseRefused';
  }
}
