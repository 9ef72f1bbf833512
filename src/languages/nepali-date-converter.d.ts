/** Module resolution does not find the package's own declarations. */
declare module '@remotemerge/nepali-date-converter' {
  interface Numbers {
    year: number;
    month: number;
    date: number;
  }

  /** @param day `YYYY-MM-DD`, of the calendar that is converted from. Throws outside of the range of its table. */
  export default class Converter {
    constructor(day: string);
    toBs(): Numbers;
    toAd(): Numbers;
  }
}
