/** Buttons of dialogs. */
export const words = { cancel: 'Cancel', delete: 'Delete' };
