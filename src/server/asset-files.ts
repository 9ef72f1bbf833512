import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { errors } from '../errors.ts';
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

const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

interface AssetFile {
  type: string;
  /** Each form it exists in. */
  forms: Partial<Record<Encoding, Buffer>>;
}

/**
 * Serves the built files under `/assets/`. Their names carry a hash of their content, so browsers keep them for good.
 * All of them fit in a few megabytes of memory, so that a build while the server runs takes nothing away from it.
 * @param directory The built folder for browsers; it is read once, at the start.
 */
export function assetFiles(app: FastifyInstance, directory: string): void {
  const files = filesIn(join(directory, 'assets'));
  app.get<{ Params: { name: string } }>('/assets/:name', { config: { access: 'open' } }, (request, reply) => {
    const { name } = request.params;
    const file = files.get(name);
    if (!file) throw errors.notFound('file');
    const tag = `W/"${name}"`;
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      etag: tag,
    });
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    const wanted = acceptedEncoding(request.headers['accept-encoding']);
    const encoding = wanted in file.forms ? wanted : 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(file.type).send(file.forms[encoding]);
  });
}

function filesIn(folder: string): Map<string, AssetFile> {
  const names = new Set(readdirSync(folder));
  const files = new Map<string, AssetFile>();
  for (const name of names) {
    const type = TYPES[extname(name)];
    // Compressed forms are not files of their own; of an unknown kind nothing is served.
    if (!type) continue;
    const forms = Object.entries(ENDINGS)
      .filter(([, ending]) => names.has(name + ending))
      .map(([encoding, ending]) => [encoding, readFileSync(join(folder, name + ending))]);
    files.set(name, { type, forms: Object.fromEntries(forms) });
  }
  return files;
}
