/**
 * A text as keyword filters compare it: without regard to case, in composed form. Upper case first, so that letters
 * with several lower-case forms (σ and ς, ß and ss) meet.
 */
export function fold(text: string): string {
  return text.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}
