/** Sentences that the script of the dashboards shows. */
export const dashboardWords = {
  passwordChanged: 'Password changed. Everywhere else you are signed out.',
  /** The session of this window, after the name of its browser. */
  thisOne: 'this one',
  lastSeen: (when: string) => `last seen ${when}`,
  unknownBrowser: 'Unknown browser',
};
