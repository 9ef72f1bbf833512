/** Buttons of dialogs. */
export const words = { cancel: 'Cancel', close: 'Close', delete: 'Delete' };
