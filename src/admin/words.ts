import type { Language } from '../languages/language.ts';

/** What belongs to every screen. */
export const words = {
  /** The language of this build of the back office. */
  language: 'en' as Language,
};
