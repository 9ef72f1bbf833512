import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

/** Sentences in files for programs. */
const english = {
  calendarName: (college: string) => `${college}: events`,
};

const nepali: Words<typeof english> = {
  calendarName: (college) => `${college}: कार्यक्रम`,
};

export const words: InEach<typeof english> = { en: english, ne: nepali };
