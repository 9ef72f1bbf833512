import type { InEach } from '../../languages/language.ts';
import { homeWords as homeInNepali } from './home-words.ne.ts';
import { homeWords as homeInEnglish } from './home-words.ts';
import { previewWords as previewInNepali } from './preview-words.ne.ts';
import { previewWords as previewInEnglish } from './preview-words.ts';
import { words as ne } from './words.ne.ts';
import { words as en } from './words.ts';

export const words: InEach<typeof en> = { en, ne };
export const homeWords: InEach<typeof homeInEnglish> = { en: homeInEnglish, ne: homeInNepali };
export const previewWords: InEach<typeof previewInEnglish> = { en: previewInEnglish, ne: previewInNepali };
