/** The languages of the program's own sentences. Content is in the language in which the college wrote it. */
export const LANGUAGES = ['en', 'ne'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of addresses without a prefix, of logs, and of calls that ask for none. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** A language from a stored or sent value; English for anything else. */
export const languageFrom = (value: unknown): Language => (value === 'ne' ? 'ne' : DEFAULT_LANGUAGE);

/** Each language's name in its own letters, which readers of the other one cannot mistake. */
export const languageNames = { en: 'English', ne: 'नेपाली' } as const satisfies Record<Language, string>;

/** A value for each language. */
export type InEach<W> = Readonly<Record<Language, W>>;

/** The other of the two languages. */
export const otherThan = (language: Language): Language => (language === 'en' ? 'ne' : 'en');
