/** The error messages of the API. */
export const errorWords = {
  /** Where a field is refused without a reason of its own. */
  unstorable: 'What was sent contains characters that cannot be stored. Remove them and try again.',
  someFields: 'Some of the fields are not right.',
  notSignedIn: 'Please sign in first.',
  wrongPassword: 'Invalid email or password',
  secondFactor: 'Now type the code of your authenticator app.',
  passkeyOnly: 'This account signs in with a passkey. Please use it, or type a recovery code.',
  needsSecondFactor:
    'The college asks everybody who works here for two-step sign-in. Please set it up first; then everything opens.',
  wrongPasskey:
    'This passkey is not known here, or it took too long. Please try again, or use your password.',
  wrongCode: 'This code is not right, or was used before. Please type the one that the app shows now.',
  notAllowed: 'Your account may not do this.',
  /** @param duties labels of duties, joined by `or` */
  noDuty: (duties: string) =>
    `This needs the duty ${duties}, which your account does not have. Please ask an administrator who looks after accounts.`,
  quoted: (text: string) => `‘${text}’`,
  or: ' or ',
  notFound: (what: string) => `This ${what} does not exist, or not any more.`,
  methodNotAllowed: (allowed: string) => `This address answers ${allowed} only.`,
  stale: 'Somebody else has changed this since you opened it. Nothing was overwritten.',
  movedOn:
    'What visitors see has changed since this draft was begun. Nothing was published. Compare the two, then publish again.',
  needsReview:
    'Texts of this kind are approved before visitors see them. Save a draft and submit it for review.',
  preconditionMissing:
    'Send the ETag of what you have seen as If-Match, so that nobody else’s work is overwritten.',
  beyondEnd: 'The file ends before the part that was asked for.',
  unexpected: 'Something went wrong on our side. Please try again.',
  chatFailed: 'The chat cannot answer just now. Please try again, or write to us on the page Contact Us.',
  chatSilent: 'The chat took too long to answer. Please try again, or write to us on the page Contact Us.',
  overloaded: 'The server is busy just now. Please try again in a moment.',
  unconfirmed:
    'The server could not make sure that this was stored, and it may have been. Please look, or send it again: a form that is sent again is stored once.',
  storageAway:
    'Pictures and documents cannot be reached just now. Nothing was changed; please try again in a moment.',
  databaseAway:
    'The server cannot store anything just now. Nothing was stored; please tell the administrator, whose log says what to do.',
  databaseDamaged:
    'The database of this site is damaged. Nothing was stored; please tell the administrator that the last backup has to be restored. The log says how.',
  noSpace: 'The server has no space left. Nothing was stored; please tell the administrator.',
};

/** The nouns of things that may be missing, by their English noun. */
export const thingWords = {
  page: 'page',
  address: 'address',
  file: 'file',
  picture: 'picture',
  document: 'document',
  record: 'record',
  account: 'account',
  session: 'session',
  student: 'student',
  mail: 'mail',
  question: 'question',
  passkey: 'passkey',
  redirect: 'redirect',
  'missing page': 'missing page',
  version: 'version',
  draft: 'draft',
};
