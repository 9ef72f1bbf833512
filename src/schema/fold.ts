/**
 * Folds a text for case-insensitive comparison, in NFC. Upper-casing first makes letters with several lower-case
 * forms equal (σ and ς, ß and ss).
 */
export function fold(text: string): string {
  return text.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}
