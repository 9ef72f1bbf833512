import type { Gallery } from '../../content/gallery.ts';
import type { Item } from '../../schema/define-type.ts';

type Images = Pick<Gallery, 'image' | 'imageAlt'>;

/** A gallery's pictures, and what each of them shows, as the API returns them. */
export const imagesOf = (item: Item): Images => item as Item & Images;
