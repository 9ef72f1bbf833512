import { latinDigits } from '../languages/digits.ts';

/** Half of the day that a word stands for: the hours of 'साँझ' are those after noon. */
const halves: readonly (readonly [RegExp, 'am' | 'pm'])[] = [
  [/^(?:a\.?m\.?|बिहान|bihana?)$/, 'am'],
  [/^(?:p\.?m\.?|दिउँसो|दिउसो|साँझ|साझ|बेलुका|बेलुकी|diuso|sanjha?|beluka)$/, 'pm'],
];

/** Reads a time of day as people type it: '14:30', '१४:३०', '2.30 pm', 'दिउँसो २:३० बजे', '1430'. Null if it is none. */
export function typedTime(text: string): string | null {
  const words = latinDigits(text)
    .toLowerCase()
    .replace(/(\d)(?=[^\d\s:.])/g, '$1 ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/^(?:बजे|baje|o’clock|o'clock|h)$/.test(word));
  const clock = words.find((word) => /^\d/.test(word));
  const others = words.filter((word) => word !== clock);
  if (!clock || others.length > 1) return null;
  const half = others[0] === undefined ? null : halves.find(([is]) => is.test(others[0] ?? ''))?.[1];
  if (half === undefined) return null;
  const [, hours, minutes = '0'] =
    /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(clock) ?? /^(\d{2})(\d{2})$/.exec(clock) ?? [];
  if (hours === undefined || Number(minutes) > 59) return null;
  const hour = hourOf(Number(hours), half);
  return hour === null ? null : `${String(hour).padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}

function hourOf(hour: number, half: 'am' | 'pm' | null): number | null {
  if (half === null) return hour < 24 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}
