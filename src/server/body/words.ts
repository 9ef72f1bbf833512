/** Error messages about malformed bodies. */
export const words = {
  damaged: 'The upload arrived damaged or incomplete. Please try again.',
  tooManyFields: 'The form has too many fields.',
  /** @param max number of files */
  tooManyFiles: (max: string) => `At most ${max} files can be sent at once.`,
  oneDocument: 'One document at a time.',
  /** @param kilobytes how many are accepted */
  tooLong: (kilobytes: string) => `This is too much text at once. At most ${kilobytes} KB are accepted.`,
  endedEarly: 'The request ended before it was complete.',
  notUtf8: 'The request is not valid UTF-8 text.',
  notJson: 'The request is not valid JSON.',
  tooManyParts: 'The JSON of the request has too many names, lists and objects.',
  notObject: 'The request has to be a JSON object.',
  encoding: 'Send JSON, a form (application/x-www-form-urlencoded) or multipart/form-data.',
  csvMedia: 'Send the file as text/csv, or as the file of a form (multipart/form-data).',
  noCsv: 'Choose a CSV file.',
  /** @param megabytes how many are accepted */
  csvTooLarge: (megabytes: string) => `A file has at most ${megabytes} MB. Please split it.`,
};
