import { romanised } from '../words/devanagari.ts';

/** Endings of a verb after its root in Latin letters, as people type them: तिर्नु, तिर्ने, तिर्छ, तिरेको, तिरेर. */
const AFTER_ROOT =
  'na ne nu nus nuhos nuhuncha nuparcha cha chu chan da dai dina dinan daina la una unu une'.split(' ');
const AFTER_CONSONANT =
  'e eko eki eka era yo en incha inchha ula echu echa echan echau exu exa iyo iyeko ina inna thyo'.split(' ');
const AFTER_VOWEL = 'yo eko era e ye'.split(' ');

/** The forms of a Nepali verb given as its infinitive in नु or nu; empty for any other word. */
export function formsOf(word: string): string[] {
  const infinitive = /^[a-z]{3,}nu$/.test(word) ? word : romanisedInfinitive(word);
  if (!infinitive) return [];
  const root = infinitive.slice(0, -2);
  const forms = AFTER_ROOT.map((ending) => root + ending);
  // The u of a root such as bujhau is dropped before a vowel: bujhayo.
  if (/au$/.test(root)) return [...forms, ...AFTER_VOWEL.map((ending) => root.slice(0, -1) + ending)];
  return [...forms, ...AFTER_CONSONANT.map((ending) => root + ending)];
}

function romanisedInfinitive(word: string): string | null {
  if (!word.endsWith('नु')) return null;
  const [typed = ''] = romanised(word);
  return typed.endsWith('nu') && typed.length >= 4 ? typed : null;
}
