import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSharp } from './image-codec.ts';

/** A text on a card, as large as its box allows. */
export interface CardText {
  text: string;
  /** `#rrggbb` */
  color: string;
  /** Font sizes in pixels, the largest first; the last one is cut off where it does not fit. */
  sizes: readonly number[];
  /** Of the line height of the typeface. */
  lineHeight: number;
  box: Box;
  /** The edge of the box at which a lower text stands. */
  at: 'top' | 'middle' | 'bottom';
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a card is drawn from; texts only of characters that `isDrawable` has. */
export interface CardDrawing {
  /** An SVG picture without texts, of the card's size. */
  ground: string;
  /** A stored picture, wholly within its box. */
  logo: { path: string; box: Box } | null;
  texts: readonly CardText[];
}

/** Two levels above both `src/media/` and `dist/server/`. `npm run fonts` writes it. */
const FOLDER = fileURLToPath(new URL('../../fonts/', import.meta.url));
/** One family in two files. */
const FACES = ['martel-latin-700.ttf', 'martel-devanagari-700.ttf'].map((name) => join(FOLDER, name));
const FONT = 'Martel Bold';

/** The characters that the faces have. */
const DRAWABLE =
  /^[\u0020-\u007e\u00a0-\u00b4\u00b6-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212\u0901-\u094d\u0950-\u0954\u0956-\u0974\u0976\u0977\u0979-\u097f\u200c-\u200d\u20b9]+$/u;

/** Whether all letters of a text are in our faces, so that no other machine draws it differently. */
export const isDrawable = (text: string): boolean => DRAWABLE.test(text);

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);

/** Draws a text at one size, wrapped at a width, on nothing. */
async function drawText({ text, color, lineHeight, box }: CardText, size: number, face = FACES[0]) {
  const sharp = await loadSharp();
  const said = `<span foreground="${color}" line_height="${lineHeight}">${escaped(text)}</span>`;
  return sharp({
    text: {
      text: said,
      font: `${FONT} ${size}`,
      ...(face && { fontfile: face }),
      width: box.width,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Words with conjuncts, and their widths in our faces at 100 pixels. */
const PROBES = [
  { text: 'Chautari', width: 435 },
  { text: 'क्षेत्रीय विद्यार्थी', width: 562 },
] as const;
/** The share by which versions of the drawing library may differ. */
const TOLERANCE = 0.02;

let drawing: Promise<boolean> | undefined;

/**
 * Whether this machine draws texts in our faces, tried once: its image library may lack the parts for texts, and would
 * draw others, or boxes, where it does not take font files.
 */
function drawsOurFaces(): Promise<boolean> {
  drawing ??= (async () => {
    for (const [at, { text, width }] of PROBES.entries()) {
      const box = { left: 0, top: 0, width: 2000, height: 300 };
      const probe: CardText = { text, color: '#000000', sizes: [100], lineHeight: 1, box, at: 'top' };
      const { info } = await drawText(probe, 100, FACES[at]);
      if (Math.abs(info.width / width - 1) > TOLERANCE) return false;
    }
    return true;
  })().catch(() => {
    // Something may only have gone wrong this time.
    drawing = undefined;
    return false;
  });
  return drawing;
}

async function placed(text: CardText) {
  const { box, at, sizes } = text;
  const sharp = await loadSharp();
  let drawn: Awaited<ReturnType<typeof drawText>> | undefined;
  for (const size of sizes) {
    drawn = await drawText(text, size);
    if (drawn.info.height <= box.height) break;
  }
  if (!drawn) throw new Error('A text has no size');
  const [width, height] = [Math.min(drawn.info.width, box.width), Math.min(drawn.info.height, box.height)];
  const input = await sharp(drawn.data).extract({ left: 0, top: 0, width, height }).png().toBuffer();
  const room = { top: 0, middle: Math.round((box.height - height) / 2), bottom: box.height - height };
  return { input, left: box.left, top: box.top + room[at] };
}

/**
 * Draws a card as PNG.
 * @param logo the picture of `logo`, if it is stored
 * @returns null where this machine cannot draw texts
 */
export async function drawCard(
  { ground, logo: wanted, texts }: CardDrawing,
  logo: Buffer | null,
): Promise<Buffer | null> {
  if (!(await drawsOurFaces())) return null;
  const sharp = await loadSharp();
  const layers = [];
  for (const text of texts) layers.push(await placed(text));
  if (wanted && logo) {
    const { left, top, width, height } = wanted.box;
    const fitted = { fit: 'contain', background: '#ffffff' } as const;
    const input = await sharp(logo)
      .resize(width, height, fitted)
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
    layers.push({ input, left, top });
  }
  return sharp(Buffer.from(ground)).composite(layers).png({ palette: true, effort: 4 }).toBuffer();
}
