import * as z from 'zod';

/** The path of a stored picture, as the field `label` names it. */
export function picturePath(label: string) {
  return z
    .string({ error: `${label} has to be the path of a picture.` })
    .regex(/^\/uploads\/[\w.-]+$/, { error: `${label} has to be the path of a picture.` });
}
