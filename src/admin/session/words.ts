/** Sentences about signing in and out. */
export const words = {
  notSignedIn: 'The server did not sign you in. Please try again.',
  ended: 'Your session has ended. What you have typed is kept, and goes on where it stopped.',
  endedElsewhere: 'You have signed out in another window. What you have typed here is kept.',
  asWhom: (name: string) => `You were signed in as ${name}.`,
  otherAccount: (email: string) =>
    `Only ${email} can go on in this window. Sign in with that account, or cancel.`,
};
