/** What is wrong with a text; each begins with the field's label. */
export const words = {
  missing: (label: string) => `${label} is required.`,
  /** @param max number of characters */
  tooLong: (label: string, max: string) => `${label} is too long. The longest is ${max} characters.`,
  notText: (label: string) => `${label} has to be a text.`,
  notStorable: (label: string) =>
    `${label} contains characters that cannot be stored. Remove them and try again.`,
};
