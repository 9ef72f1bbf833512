/** Error messages about values; most begin with the field's label. */
export const words = {
  missing: (label: string) => `${label} is required.`,
  /** @param max number of characters */
  tooLong: (label: string, max: string) => `${label} is too long. The longest is ${max} characters.`,
  notText: (label: string) => `${label} has to be a text.`,
  notStorable: (label: string) =>
    `${label} contains characters that cannot be stored. Remove them and try again.`,
  /** @param name of a field that nothing knows */
  unknownField: (name: string) => `‘${name}’ is not a field here, and was ignored.`,
  /** The English one of two fields for one text. */
  inEnglish: (label: string) => `${label} (English)`,
  notDay: (label: string) => `${label} has to be a day, such as 2026-11-20.`,
  notTime: (label: string) => `${label} has to be a time of day, such as 09:30 or 15:00.`,
  notLanguage: (label: string, one: string, other: string) => `${label} has to be ${one} or ${other}.`,
  notFlag: (label: string) => `${label} has to be true or false.`,
  notRecord: (label: string) => `${label} has to be the id of one that exists.`,
  notPicture: (label: string) => `${label} has to be the path of a picture.`,
  notPictures: (label: string) => `${label} has to be a list of paths of pictures.`,
  notDescriptions: (label: string) => `${label} has to be a list of texts, one for each picture.`,
  tooMany: (label: string, max: string) => `${label}: at most ${max}.`,
  notDocuments: (label: string) => `${label} have to be a list of documents that were uploaded before.`,
  documentTwice: (label: string) => `${label}: the same document is named twice.`,
  notSubjects: (label: string) => `${label} have to be a list of subjects { code, name, credits }.`,
  tooManySubjects: (label: string, max: string) => `${label}: at most ${max} in one semester.`,
  subjectCode: (label: string) => `${label}: a code`,
  subjectName: (label: string) => `${label}: a name`,
  notConversation: (name: string) =>
    `${name} has to be an entry { user, bot, timestamp }, or a list of such entries.`,
  notTimestamp: (name: string) => `${name} has to be ISO 8601, such as 2026-11-21T09:30:00Z.`,
  tooManyEntries: (name: string, max: string) => `${name}: at most ${max} entries at once.`,
  /** @param name of a document; see `someDocument` */
  documentGone: (label: string, name: string) =>
    `${label}: ${name} is not stored, or not any more. Remove it and upload it again.`,
  quoted: (name: string) => `'${name}'`,
  someDocument: 'a document',
  tooManyDescriptions: 'There are more descriptions than pictures.',
  /** @param range what credits may be, in words */
  notCredits: (label: string, range: string) => `${label}: credits have to be ${range}.`,
  /** @param max the highest number */
  creditsRange: (max: string) => `a number from 0 to ${max}, such as 3 or 1.5, or empty`,
};
