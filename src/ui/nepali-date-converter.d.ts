/** Module resolution does not find the package's own declarations. */
declare module '@remotemerge/nepali-date-converter' {
  /** @param day `YYYY-MM-DD`. Throws outside of the range of its table. */
  export default class Converter {
    constructor(day: string);
    toBs(): { year: number; month: number; date: number };
  }
}
