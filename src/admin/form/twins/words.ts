/** Sentences about texts that are written in two languages. */
export const words = {
  tabs: 'Language of the texts',
  either: 'Required, in English or in Nepali',
  noNepali: 'No Nepali text yet: Nepali pages show the English one.',
  noEnglish: 'No English text yet: English pages show the Nepali one.',
  onlyNepali: 'This text is in Nepali. English pages show it too, until there is an English one.',
  /** @param count how many of the form's texts */
  lackNepali: (count: number) =>
    count === 1 ? '1 text has no Nepali one yet.' : `${count} texts have no Nepali ones yet.`,
};
