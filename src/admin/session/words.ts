/** Sentences about signing in and out, and about one's own account. */
export const words = {
  notSignedIn: 'The server did not sign you in. Please try again.',
  signInAgain: 'Please sign in again',
  ended: 'Your session has ended. What you have typed is kept, and goes on where it stopped.',
  endedElsewhere: 'You have signed out in another window. What you have typed here is kept.',
  asWhom: (name: string) => `You were signed in as ${name}.`,
  otherAccount: (email: string) =>
    `Only ${email} can go on in this window. Sign in with that account, or cancel.`,
  heading: 'Administrator sign-in',
  backToSite: 'Back to the website',
  email: 'Email',
  password: 'Password',
  login: 'Login',
  signedIn: 'Login Successfully',
  noEmail: 'Type your email.',
  noPassword: 'Type your password.',
  checkBoth: 'Check the email, and type the password again.',
  code: 'Code',
  codeHint: 'The six digits that your authenticator app shows now.',
  noCode: 'Type the code.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of those that you kept when you set up the second step. It works once.',
  useRecoveryCode: 'Use a recovery code instead',
  useApp: 'Use the code of the app instead',
  usePasskey: 'Sign in with a passkey',
  passkeyNotUsed: 'The passkey was not used. Try again, or sign in with your password.',
  back: 'Back to email and password',
  forgotten: 'Forgotten password?',
  /** @param left number of codes */
  recovered: (left: string) =>
    `You used a recovery code. Codes left: ${left}. Is your phone or passkey lost? Set up another, and make new codes.`,
  recover: 'Two-step sign-in',
  yourAccount: 'Your account',
};

/** The change of one's own password. */
export const passwordWords = {
  title: 'Change password',
  current: 'Current password',
  next: 'New password',
  hint: 'At least 10 characters',
  noCurrent: 'Type the password that you have now.',
  noNext: 'Type the new password.',
  changed: 'Password changed. Everywhere else you are signed out.',
  save: 'Save',
};

/** The list of one's own sessions. */
export const sessionWords = {
  title: 'Sessions',
  intro:
    'Where you are signed in. There is one that you do not know? Change your password: that ends it. Signing out everywhere ends this one, too.',
  unread: 'Your sessions could not be read. Please try again.',
  unknownBrowser: 'Unknown browser',
  since: (time: string) => `since ${time}`,
  thisOne: 'This one',
  lastSeen: (ago: string) => `last seen ${ago}`,
  endAll: 'Sign out everywhere',
};
