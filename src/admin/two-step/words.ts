/** Two-step sign-in: its setup and its alternatives. */
export const words = {
  title: 'Two-step sign-in',
  intro:
    'With a second step, a stolen password is not enough to get in. Set up an app on your phone, or a passkey, or both.',
  enrolTitle: 'One more step before you begin',
  enrolIntro:
    'The college asks everybody who works here to sign in in two steps. Set up an app on your phone, or a passkey; then everything opens.',
  goOn: 'Go on to the dashboard',
  unread: 'This could not be read. Please try again.',
  remove: 'Remove',
  password: 'Your password',
  passwordHint: 'So that nobody else changes this in your open browser.',
};

export const appWords = {
  title: 'Authenticator app',
  about:
    'An app such as Aegis or Google Authenticator shows a new code every half minute. It needs no network.',
  setUp: 'Set up an app',
  isSetUp: 'An app is set up. Signing in asks for its code.',
  scan: 'Scan this with the app:',
  qrCode: 'QR picture to scan with the app',
  orType: 'Or type this key into the app:',
  codeHint: 'The six digits that the app shows now.',
  confirm: 'Confirm',
  done: 'The app is set up. Everywhere else you are signed out.',
  removeTitle: 'Remove the authenticator app?',
  removed: 'The app is removed',
};

export const passkeyWords = {
  title: 'Passkeys',
  about:
    'A passkey is kept by a phone, a computer or a security key, and opened with a finger, a face or a PIN. With one you need neither password nor code.',
  cannot: 'This browser cannot use passkeys at this address.',
  add: 'Add a passkey',
  /** @param n counted from 1 */
  nameOf: (n: string) => `Passkey ${n}`,
  added: 'The passkey is added',
  addedOn: (day: string) => `added on ${day}`,
  used: (ago: string) => `last used ${ago}`,
  unused: 'not used yet',
  rename: 'Rename',
  renameOne: (name: string) => `Rename ${name}`,
  removeOne: (name: string) => `Remove ${name}`,
  renameTitle: 'Rename the passkey',
  name: 'Name',
  save: 'Save',
  renamed: 'The passkey has another name',
  removeTitle: (name: string) => `Remove the passkey ‘${name}’?`,
  removed: 'The passkey is removed',
};

export const codeWords = {
  title: 'Recovery codes',
  about: 'Each works once in place of the second step, when the phone is lost or broken.',
  left: (n: string) => `${n} left`,
  renew: 'Make new codes',
  renewTitle: 'Make new recovery codes?',
  renewHint: 'Those that you have now no longer work.',
  shownTitle: 'Your recovery codes',
  keep: 'Print them, or write them down, and keep them where your phone is not. They are shown this once.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Copying did not work. Select the codes and copy them yourself.',
  print: 'Print',
  kept: 'I have kept them',
  goneTitle: 'Have you kept the codes?',
  gone: 'They are not shown again. Without one of them a lost phone means that somebody else has to let you in.',
  show: 'Back to the codes',
  close: 'Close',
};

/** After a sign-in with a recovery code. */
export const recoveredWords = {
  title: 'You signed in with a recovery code',
  /** @param n number of codes */
  left: (n: string) => `That code no longer works. Codes left: ${n}.`,
  next: 'Is your phone or passkey lost? Remove it below, set up another, and make new codes. Did you only leave it somewhere? Then sign in with it next time.',
};
