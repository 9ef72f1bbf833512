/** Sentences around toasts. */
export const words = { notifications: 'Notifications', close: 'Close' };
