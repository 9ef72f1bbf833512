/** Sentences of the sign-in page and of both dashboards. */

export const loginWords = {
  heading: 'Login',
  purpose: (college: string) =>
    `Students and teachers of ${college} get their sign-in from the college office.`,
  signingIn: 'Signing in',
  lost: 'Lost yours, or never had one? Call the office or stop by with your identity card.',
  staff: 'Staff sign-in',
  email: 'Email',
  password: 'Password',
  login: 'Login',
  /** Where the script that signs in cannot be loaded. */
  unsent: 'The server cannot be reached. Check the connection and try again.',
  signedIn: 'Signed in',
  /** The parts around the name and the role of the signed-in person. */
  signedInAs: 'You are signed in as ',
  role: ' (',
  end: ').',
  dashboard: 'Go to your dashboard',
};

export const dashboardWords = {
  student: {
    title: 'Student Dashboard',
    soon: 'Your timetable, your marks and your papers will have their place here.',
  },
  teacher: {
    title: 'Teacher Dashboard',
    soon: 'Your classes, your timetable and your papers will have their place here.',
  },
  yourDashboard: 'Your dashboard',
  /** Around the name. */
  greeting: 'Namaste, ',
  greetingEnd: '.',
  /** Around the links to the notices and to the news. */
  untilThen: 'Until then, what the college has to say stands under ',
  and: ' and ',
  end: '.',
  latest: 'Latest notices',
  account: 'Your account',
  logout: 'Logout',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordHint: 'At least 10 characters. Several words that do not belong together are easy to keep.',
  save: 'Save',
  cancel: 'Cancel',
  sessions: 'Sessions',
  sessionsText: 'Where you are signed in:',
  signOutEverywhere: 'Sign out everywhere',
};
