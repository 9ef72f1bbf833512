/** Names files and URLs of stored pictures; free of Node, so that pages may use it too. */

/** The path below which stored files are served. */
export const uploadsPath = '/uploads/';

/**
 * The widths in pixels in which a picture is stored besides its full size; only widths below its own.
 * Never remove a width: deleting a picture deletes the files that this list names.
 */
export const pictureWidths: readonly number[] = [320, 640, 960, 1280, 1920];

const fileName = /^([0-9a-f]{32})(?:-[1-9][0-9]{1,4})?\.webp$/;
const fullName = /^[0-9a-f]{32}\.webp$/;

/** Whether `name` has the form of a stored picture's file name. */
export function isFileName(name: string): boolean {
  return fileName.test(name);
}

/** The path of the picture to which a stored file (full size or narrower) belongs; null for any other name. */
export function pathOfFile(name: string): string | null {
  const id = fileName.exec(name)?.[1];
  return id === undefined ? null : pathOf(id);
}

/** `/uploads/<id>.webp`, the path of the picture `id` (32 hexadecimal characters) in rows and pages. */
export function pathOf(id: string): string {
  return `${uploadsPath}${id}.webp`;
}

/** The id in a stored picture's path; null for any other path. */
export function idOf(path: string): string | null {
  if (!path.startsWith(uploadsPath)) return null;
  const name = path.slice(uploadsPath.length);
  return fullName.test(name) ? name.slice(0, 32) : null;
}

/** The full size's file name for a file of any width; any other name is returned unchanged. */
export function fullNameOf(name: string): string {
  const path = pathOfFile(name);
  return path === null ? name : path.slice(uploadsPath.length);
}

/** The path of a picture in one of its narrower widths: `/uploads/<id>-640.webp`. */
export function pathAtWidth(path: string, width: number): string {
  return path.replace(/\.webp$/, `-${width}.webp`);
}

/**
 * File names in storage of the picture at `path`: the full size, then the given widths, by default all possible ones.
 * Empty for a path that does not belong to a stored picture.
 */
export function namesOf(path: string, widths: readonly number[] = pictureWidths): string[] {
  const id = idOf(path);
  return id === null ? [] : [`${id}.webp`, ...widths.map((width) => `${id}-${width}.webp`)];
}
