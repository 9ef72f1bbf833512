import type { InEach } from '../languages/language.ts';
import { words as ne } from './words.ne.ts';
import { words as en } from './words.ts';

export const words: InEach<typeof en> = { en, ne };
