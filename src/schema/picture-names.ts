/** The one rule of how a stored picture's files and addresses are named; free of Node, so that pages may use it too. */

/** Under which path of this host stored pictures are served. */
export const uploadsPath = '/uploads/';

/**
 * The widths in pixels that a picture is kept in besides its full size, as far as it is wider than they.
 * Widths may be added but never taken away: taking a picture away goes by this list.
 */
export const pictureWidths: readonly number[] = [320, 640, 960, 1280, 1920];

const fileName = /^([0-9a-f]{32})(?:-[1-9][0-9]{1,4})?\.webp$/;
const fullName = /^[0-9a-f]{32}\.webp$/;

/** Whether `name` can be a stored file's; whatever else is asked for does not exist. */
export function isFileName(name: string): boolean {
  return fileName.test(name);
}

/** The path of the picture that a stored file (full size or narrower) belongs to, or null for a foreign name. */
export function pathOfFile(name: string): string | null {
  const id = fileName.exec(name)?.[1];
  return id === undefined ? null : pathOf(id);
}

/** `/uploads/<id>.webp`, the path by which rows and pages know the picture `id` (32 hexadecimal characters). */
export function pathOf(id: string): string {
  return `${uploadsPath}${id}.webp`;
}

/** The id in a picture's path, or null for anything that is not the path of a stored picture. */
export function idOf(path: string): string | null {
  if (!path.startsWith(uploadsPath)) return null;
  const name = path.slice(uploadsPath.length);
  return fullName.test(name) ? name.slice(0, 32) : null;
}

/** The stored name of the full size of a file of any width; a foreign name stays as it is. */
export function fullNameOf(name: string): string {
  const path = pathOfFile(name);
  return path === null ? name : path.slice(uploadsPath.length);
}

/** The path of the picture at `path` in one of its narrower widths: `/uploads/<id>-640.webp`. */
export function pathAtWidth(path: string, width: number): string {
  return path.replace(/\.webp$/, `-${width}.webp`);
}

/**
 * Names in storage of the picture at `path`: the full size, then the given widths, or every width there can be.
 * A path that is not a stored picture's has none.
 */
export function namesOf(path: string, widths: readonly number[] = pictureWidths): string[] {
  const id = idOf(path);
  return id === null ? [] : [`${id}.webp`, ...widths.map((width) => `${id}-${width}.webp`)];
}
