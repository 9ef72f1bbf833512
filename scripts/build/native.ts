/** Packages that are not bundled: native code, and what loads files beside it. */
export const native = ['better-sqlite3', 'sharp', 'pg'];
