import { usePageLanguage } from '../language.tsx';
import { Picture, type PictureProps } from './picture.tsx';

const COLOURS = 3;

/** The same person has the same colour on every page. */
function colourOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return sum % COLOURS;
}

/** A person's photograph, or the initials where there is none (requirement 17.181); never a drawn face. */
export function Portrait({ name, picture, ...props }: Omit<PictureProps, 'placeholder'> & { name: string }) {
  const { langOf } = usePageLanguage();
  if (picture) return <Picture picture={picture} {...props} />;
  const initials = initialsOf(name);
  return initials ? (
    <span className={`initials initials-${colourOf(name)}`} aria-hidden="true" lang={langOf(initials)}>
      {initials}
    </span>
  ) : null;
}

/** Made when first needed, since its data slows down a start. */
let graphemes: Intl.Segmenter | undefined;

/** Titles that are not part of a name, without the full stop that may follow. */
const titles = new Set([
  ...['dr', 'prof', 'er', 'mr', 'mrs', 'ms', 'miss', 'shri', 'smt'],
  ...['डा', 'डॉ', 'प्रा', 'इ', 'ई', 'श्री', 'श्रीमती', 'सुश्री'],
]);

/**
 * The initials of a person's first and last name, as whole graphemes, so that a Devanagari letter keeps its vowel sign.
 * Ignores titles and parts after a comma or in brackets, such as an office. Empty when the name has no letter.
 */
export function initialsOf(name: string): string {
  const words = name
    .replace(/[,(–—].*$/su, '')
    .split(/[\s.]+/u)
    .filter((word) => /^\p{L}/u.test(word));
  const names = words.filter((word) => !titles.has(word.toLowerCase()));
  const [first, ...others] = names.length > 0 ? names : words;
  return [first, others.at(-1)].map((word) => firstGrapheme(word ?? '')).join('');
}

function firstGrapheme(word: string): string {
  graphemes ??= new Intl.Segmenter('ne', { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(word)) return segment.toUpperCase();
  return '';
}
