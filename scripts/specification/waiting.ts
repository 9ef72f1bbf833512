/** Requirements whose rooms are being built. */
export const WAITING: readonly string[] = [];
