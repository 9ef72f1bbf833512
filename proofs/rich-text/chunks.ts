import type { Page } from 'playwright-core';

/** So long at most, but for the last vector: the history compares two such texts word by word. */
const MAX_LENGTH = 80_000;

/** Ends what a vector may leave open, so that what follows is read as from the start of a text. */
const END =
  `'">-->]]></script></style></title></textarea></xmp></iframe></noembed></noframes></noscript></svg></math></select>` +
  '</template></table></video></audio></object></applet></canvas></map></frameset></option></button></form></x></xml>';

/** Several vectors in one text, a mark behind each. */
export interface Chunk {
  vectors: readonly string[];
  html: string;
  marks: readonly string[];
}

/** @param from the number of the first mark */
export function chunkOf(vectors: readonly string[], from: number): Chunk {
  const marks = vectors.map((_, index) => `mark${from + index}ends`);
  const html = vectors.map((vector, index) => `${vector}${END}<p>${marks[index]}</p>`).join('\n');
  return { vectors, html, marks };
}

/** Splits texts into those that let others follow them and those that swallow what follows, for a browser. */
async function bySwallowing(
  page: Page,
  texts: readonly string[],
): Promise<[follow: string[], last: string[]]> {
  const swallow = await page.evaluate(
    ({ texts, end }) =>
      texts.map((text) => {
        const { body } = new DOMParser().parseFromString(
          `<!doctype html><body>${text}${end}<p>mark</p>`,
          'text/html',
        );
        return ![...body.querySelectorAll('p')].some(({ textContent }) => textContent === 'mark');
      }),
    { texts, end: END },
  );
  return [texts.filter((_, index) => !swallow[index]), texts.filter((_, index) => swallow[index])];
}

/**
 * Puts every vector into a text in which it is read from its start: those that swallow what follows come last, and
 * those that were swallowed all the same come once more.
 * @param keep stores a text, and returns what of it is stored
 */
export async function inChunks(
  page: Page,
  texts: readonly string[],
  keep: (chunk: Chunk) => Promise<string>,
): Promise<number> {
  const [rest, last] = await bySwallowing(page, texts);
  let chunks = 0;
  let sent = 0;
  while (rest.length + last.length > 0) {
    const some: string[] = [];
    for (
      let length = 0;
      rest.length > 0 && length < MAX_LENGTH;
      length += (some.at(-1)?.length ?? 0) + END.length
    )
      some.push(rest.shift() ?? '');
    const swallowing = last.shift();
    const chunk = chunkOf(swallowing === undefined ? some : [...some, swallowing], sent);
    sent += chunk.vectors.length;
    const stored = await keep(chunk);
    const isLost = chunk.marks.map((mark) => !stored.includes(mark));
    // The first of several that are lost was read from its start.
    rest.push(...chunk.vectors.filter((_, index) => isLost[index] && isLost[index - 1]));
    chunks += 1;
  }
  return chunks;
}
