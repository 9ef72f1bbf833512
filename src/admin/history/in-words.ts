/** What words call a name that the server gives; undefined for one that they do not know. */
export const inWords = (words: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;
