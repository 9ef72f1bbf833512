import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectedTexts } from '../../test/collection.ts';
import { pdfBytes } from '../../test/documents.ts';
import { pictureFile } from '../../test/pictures.ts';

export interface Input {
  name: string;
  bytes: Buffer;
  /** Whether it has to be accepted as a picture, or refused; undefined where either will do. */
  isPicture?: boolean;
}

const COLLECTION = join(import.meta.dirname, '../../../shared/testdata');

/** Folders of the collection, with the expected outcome of their files. */
const FOLDERS: readonly [folder: string, isPicture?: boolean][] = [
  ['images/pngsuite-valid', true],
  ['images/pngsuite-corrupt', false],
  ['images/gofuzz-png'],
  ['images/gofuzz-jpeg'],
  ['images/gofuzz-gif'],
  ['images/gofuzz-webp'],
  ['images/gofuzz-tiff', false],
  ['images/gofuzz-bmp', false],
  ['images/pillow-hostile'],
  ['images/pillow-metadata'],
  ['upload/hostile'],
];

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** Files of the collection beside the checkout, if there is one, and a few of our own. */
export async function inputs(): Promise<Input[]> {
  const good = Buffer.from(await (await pictureFile({ width: 50, height: 40 })).arrayBuffer());
  const own: Input[] = [
    { name: 'picture.png', bytes: good, isPicture: true },
    { name: 'cut.png', bytes: good.subarray(0, good.length >> 1), isPicture: false },
    { name: 'head.png', bytes: good.subarray(0, 12), isPicture: false },
    { name: 'page.png', bytes: Buffer.from('<html><script>alert(1)</script>'), isPicture: false },
    { name: 'drawing.svg', bytes: Buffer.from(SVG), isPicture: false },
    { name: 'nothing.png', bytes: Buffer.alloc(0) },
    { name: 'routine.pdf', bytes: pdfBytes(), isPicture: false },
    // A picture to one program and a page to another: the served file must be the picture alone.
    {
      name: 'both.html',
      bytes: Buffer.concat([good, Buffer.from('<script>alert("canary-script")</script>')]),
    },
  ];
  return [...own, ...FOLDERS.flatMap(([folder, isPicture]) => filesIn(folder, isPicture))];
}

function filesIn(folder: string, isPicture: boolean | undefined): Input[] {
  const path = join(COLLECTION, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .toSorted()
    .map((name) => ({
      name,
      bytes: readFileSync(join(path, name)),
      ...(isPicture !== undefined && { isPicture }),
    }));
}

/** Names of files that other sites wrote to their disks. */
export const hostileNames = () => {
  const collected = collectedTexts('upload/hostile-extensions-and-names.json');
  return collected.length > 0
    ? collected
    : ['../../x.png', 'x.php', 'x.png\u0000.php', '.htaccess', 'CON', 'x'.repeat(5000), '"><script>.png'];
};
