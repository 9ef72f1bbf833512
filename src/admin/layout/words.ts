/** Sentences of the frame around every screen. */
export const words = {
  skip: 'Skip to content',
  menu: 'Menu',
  viewSite: 'View site',
  logout: 'Logout',
  tryAgain: 'Try again',
  wentWrong: 'Something went wrong on this screen. Please try again.',
  didNotOpen: 'This screen did not open',
  notFound: 'Page Not Found',
  noScreen: '404. There is no screen at this address.',
  toDashboard: 'Go to the dashboard',
  or: 'or',
  toHome: 'to the home page',
  end: '.',
  loading: 'Loading…',
};
