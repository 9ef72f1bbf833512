/** Error messages about accounts. */
export const words = {
  labels: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    password: 'Password',
    current: 'Current password',
    faculty: 'Faculty',
    semester: 'Semester',
    disabled: 'Disabled',
    lang: 'Language',
    code: 'Code',
    passkey: 'Name of the passkey',
  },
  email: 'Email has to look like name@example.org.',
  /** @param min number of characters */
  shortPassword: (min: string) => `Password has to have at least ${min} characters.`,
  commonPassword:
    'Too many people use this password, so it is tried first. Take a few words that do not belong together.',
  personalPassword:
    'This password is made of the name or the email address. Take a few words that others cannot guess.',
  noChoice: (label: string) => `${label} is not one that can be chosen.`,
  role: 'Role has to be admin, student or teacher.',
  duties: (duties: string) => `Duties have to be a list of any of ${duties}.`,
  disabled: 'Disabled has to be true or false.',
  lang: (languages: string) => `Language has to be ${languages}.`,
  or: ' or ',
  notCurrent: 'This is not your current password.',
  secondFactor: {
    /** As in 'This … does not exist'. */
    app: 'authenticator app',
    totpExists: 'Codes of an authenticator app are set up already. Remove them first to set up another app.',
    notOwn:
      'This is your own account: remove its second factors under your name at the top, with your password.',
    none: 'Recovery codes stand in for a second factor: set up an authenticator app or a passkey first.',
    noAnswer: 'The passkey was not accepted, or it took too long. Please try again.',
    passkeyExists: 'This passkey is there already.',
    tooManyPasskeys: 'There are 20 passkeys already. Remove one that is not used any more first.',
    totpExpired: 'This took too long, or was begun anew elsewhere. Please start again with a new QR code.',
    wrongCode:
      'This code is not right, or was used before. Type the one that the app shows now, and check that the phone’s clock is right.',
  },
  emailTaken: 'This email address already belongs to an account.',
  dutiesOfAdmins: 'Only administrators have duties.',
  lastAdmin: (action: string) => `This is the last administrator who can sign in, and cannot be ${action}.`,
  /** @param duty its label @param action what is refused */
  lastKeeper: (duty: string, action: string) =>
    `This is the last administrator with the duty ‘${duty}’ who can sign in, and cannot ${action}. Please give it to somebody else first.`,
  refusedActions: {
    removed: 'removed',
    disabled: 'disabled',
    role: 'given another role',
  },
  refusedKeeperActions: {
    removed: 'be removed',
    disabled: 'be disabled',
    role: 'be given another role',
    duty: 'lose it',
  },
  facultyGone: 'This faculty does not exist any more. Choose another.',
  noFaculty: 'Choose the faculty of this semester, too.',
  semesterGone: 'This semester does not exist any more. Choose another.',
  otherFaculty: 'This semester belongs to another faculty. Choose one of this faculty.',
  failedSignIns: (wait: string) => `Too many failed sign-ins. Please try again in ${wait}.`,
  manySignIns: (wait: string) =>
    `This account was signed in to too often just now. Please try again in ${wait}.`,
  /** @param wait such as 'a minute' */
  tooManyForms: (wait: string) =>
    `Too much was sent from your connection. Nothing is lost: please send it again in ${wait}.`,
  tooMuchText:
    'So much was written from your connection today that no more is kept. Please come back tomorrow, or phone us.',
  tooMuchTextOfAll:
    'So much was written to us today that no more can be kept. Please come back tomorrow, or phone us.',
  tooManyMessages: (wait: string) =>
    `So many messages came from your connection that the chat needs a break. Please try again in ${wait}.`,
  tooManySearches: (wait: string) =>
    `So much was looked up from your connection that the site needs a break. Please try again in ${wait}.`,
  tooManyUploads:
    'Too many uploads of yours are under way. Please wait until some have arrived, then send this again.',
  aMinute: 'a minute',
  minutes: (n: string) => `${n} minutes`,
  seconds: (n: string) => `${n} seconds`,
};
