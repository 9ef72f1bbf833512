import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, type Encoding } from './compression.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const ENDINGS: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
];

interface AssetFile {
  type: string;
  /** Content by encoding. `identity` is missing where there is `br`, which is decompressed for the few that need it. */
  variants: Partial<Record<Encoding, Buffer>>;
}

/** Opened alone, an asset runs nothing; a drawing may still have styles in itself. */
const assetHeaders = Object.freeze({
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
});

/** The start and the first answers come first. */
const READ_AFTER_MS = 1000;

const config = { access: 'open' } as const;
const decompressed = promisify(brotliDecompress);

/**
 * Serves the built files under `/assets/`. Their names contain a content hash, so browsers cache them forever. They are
 * read into memory soon after the start, so a build while the server runs does not remove them. After an
 * upgrade, open pages of the former build ask here for their files, which are kept; a build in place has brought newer
 * ones (requirement 18.47).
 * @param directory the built folder for browsers
 */
export function assetFiles(app: FastifyInstance, directory: string): void {
  const files = new KeptFiles(join(directory, 'assets'));
  const closing = new AbortController();
  app.addHook('onListen', async () => {
    setTimeout(() => files.readAll(closing.signal), READ_AFTER_MS).unref();
  });
  app.addHook('onClose', async () => closing.abort());
  app.get<{ Params: { name: string } }>('/assets/:name', { config }, async (request, reply) => {
    const { name } = request.params;
    const file = files.get(name) ?? (await fileOfOtherBuild(directory, name));
    if (!file) return reply.callNotFound();
    const tag = `W/"${name}"`;
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      ...assetHeaders,
      vary: 'Accept-Encoding',
      etag: tag,
    });
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    const wanted = acceptedEncoding(request.headers['accept-encoding']);
    const encoding = wanted in file.variants ? wanted : 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    const { br } = file.variants;
    return reply.type(file.type).send(file.variants[encoding] ?? (br && (await decompressed(br))));
  });
}

/** A file that was not there when the server started, or that only the former build has. */
async function fileOfOtherBuild(directory: string, name: string): Promise<AssetFile | null> {
  const type = TYPES[extname(name)];
  if (!type || name !== basename(name)) return null;
  for (const folder of ['assets', 'former']) {
    const identity = await readFile(join(directory, folder, name)).catch(() => null);
    if (identity) return { type, variants: { identity } };
  }
  return null;
}

/** The built files of a folder in memory. Each is read when a browser first asks for it, or by `readAll`. */
class KeptFiles {
  readonly #folder: string;
  readonly #names: ReadonlySet<string>;
  readonly #kept = new Map<string, AssetFile>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#names = new Set(readdirSync(folder));
  }

  get(name: string): AssetFile | undefined {
    const kept = this.#kept.get(name);
    if (kept) return kept;
    const type = TYPES[extname(name)];
    // Compressed copies and unknown file types have no URL.
    if (!type || !this.#names.has(name)) return undefined;
    const file = { type, variants: this.#variantsOf(name) };
    // Of what a later build has removed, nothing is left here.
    if (Object.keys(file.variants).length === 0) return undefined;
    this.#kept.set(name, file);
    return file;
  }

  #variantsOf(name: string): AssetFile['variants'] {
    const variants: AssetFile['variants'] = {};
    for (const [encoding, ending] of ENDINGS) {
      if (encoding === 'identity' && variants.br) continue;
      if (!this.#names.has(name + ending)) continue;
      const content = contentOf(join(this.#folder, name + ending));
      if (content) variants[encoding] = content;
    }
    return variants;
  }

  /** Reads what nobody asked for yet, file by file between answers. */
  async readAll(signal: AbortSignal): Promise<void> {
    for (const name of this.#names) {
      if (signal.aborted) return;
      this.get(name);
      await nextTurn();
    }
  }
}

function contentOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
