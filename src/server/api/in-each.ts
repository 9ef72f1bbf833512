import type { InEach } from '../../languages/language.ts';
import { exportWords as exportsInNepali } from './export-words.ne.ts';
import { exportWords as exportsInEnglish } from './export-words.ts';
import { words as ne } from './words.ne.ts';
import { words as en } from './words.ts';

export const words: InEach<typeof en> = { en, ne };
export const exportWords: InEach<typeof exportsInEnglish> = { en: exportsInEnglish, ne: exportsInNepali };
