/** The package's own declaration stands where this module resolution does not look. */
declare module '@remotemerge/nepali-date-converter' {
  /** A day given as `YYYY-MM-DD`. Throws outside of what its table reaches. */
  export default class Converter {
    constructor(day: string);
    toBs(): { year: number; month: number; date: number };
  }
}
