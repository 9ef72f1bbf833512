export const words = {
  title: 'Settings',
  mail: 'Mail',
  /** Ends the sentence that says who may change them. */
  theSettings: 'the settings',
  /** Accessible name of the table of contents. */
  contents: 'Contents',
  saved: 'Settings saved',
  viewSite: 'View site',
  unreadable: 'The server answered something that are no settings. Please try again.',
  uploading: 'Uploading…',
  removePicture: (label: string) => `Remove ${label.toLowerCase()}`,
  chosenPicture: (label: string) => `${label} as chosen`,
  /** @param duties their labels in quotation marks */
  needed: (duties: string) => `Changes need the duty ${duties}.`,
};
