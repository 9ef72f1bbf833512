export const words = {
  clear: (label: string) => `Clear ${label}`,
  /** The button that writes the day in the other calendar. */
  bs: 'BS',
  inNepali: (label: string) => `BS: ${label} in Bikram Sambat`,
  time: 'Time',
  pick: (label: string) => `Pick ‘${label}’`,
  none: 'This is not a day. Write it as 2026-11-20, or as 2083-08-04.',
  impossible: 'There is no such day in that month. Check day, month and year.',
  noTime: 'This is not a time. Write it as 14:30.',
  beyond: 'Nepali days are known to the end of 2086. Write this one in AD.',
  beyondTyped:
    'Nepali days are known to the end of 2086. Write this one in AD with AD behind it, such as 2040-05-01 AD.',

  previousYear: 'Year before',
  previousMonth: 'Month before',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  gregorian: 'AD',
  today: 'Today',
  keys: 'Arrow keys move by days and weeks, Page Up and Page Down by months, with Shift by years. Enter picks the day.',
  first: 'Earlier days cannot be picked.',
  last: 'Later days cannot be picked.',
  weekdays: 'Su Mo Tu We Th Fr Sa',
};
