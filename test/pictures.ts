import sharp from 'sharp';

/** Makes a picture file of one colour, in memory. */
export async function pictureFile({
  width = 640,
  height = 400,
  color = '#a31f3c',
  name = 'picture.png',
}: {
  width?: number;
  height?: number;
  color?: string;
  name?: string;
} = {}): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

/** A picture of two frames. */
export async function movingPicture(format: 'gif' | 'webp' = 'gif'): Promise<File> {
  const [width, height] = [60, 40];
  const frames = Buffer.alloc(2 * width * height * 3).fill(200, width * height * 3);
  const bytes = await sharp(frames, { raw: { width, height: 2 * height, channels: 3, pageHeight: height } })
    .toFormat(format)
    .toBuffer();
  return new File([new Uint8Array(bytes)], `moving.${format}`, { type: `image/${format}` });
}

/** One without narrower copies, which takes little to store. */
export const smallPicture = (color?: string): Promise<File> =>
  pictureFile({ width: 60, height: 40, ...(color && { color }) });

/** A multipart body; a list of files repeats its field. */
export function multipart(fields: Record<string, string | File | File[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  return form;
}
