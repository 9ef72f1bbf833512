import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CollegeFacts } from '../content/college.ts';
import { errors } from '../errors.ts';
import type { ByteRange, Media } from '../media/index.ts';
import { isPreviewed } from '../records/previews.ts';
import { DOCUMENT_FORMATS, documentFormats, documentPathOf } from '../schema/document-names.ts';
import { iconOf, iconsPath } from '../schema/icon-names.ts';
import { fullNameOf, uploadsPath } from '../schema/picture-names.ts';
import { storedPathOf } from '../schema/stored-names.ts';
import type { Site } from '../whole-site.ts';
import { isNamed } from './api/etag.ts';
import { sendRange } from './byte-range.ts';
import { dispositionOf } from './content-disposition.ts';
import { CachedPage } from './pages/cached-page.ts';
import type { PageCache } from './pages/page-cache.ts';
import { PUBLIC_CACHING, transportHeaders } from './security-headers.ts';
import type { ServedSite } from './served-site.ts';

/** Headers of every answer with a picture. */
const pictureHeaders = Object.freeze({
  'content-type': 'image/webp',
  'x-content-type-options': 'nosniff',
  // A browser that shows a picture alone adds its own inline styles.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
});

/**
 * Headers of a public picture. It never changes under its name, so browsers need not ask for it again; a shared cache
 * must, or visitors would be shown a picture that was removed.
 */
export const publicPictureHeaders = Object.freeze({
  ...pictureHeaders,
  'cache-control': 'public, max-age=31536000, immutable, s-maxage=1',
});

/** A document may be deleted, so browsers revalidate it each time. */
const documentHeaders = Object.freeze({
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
});

/** How a file is kept that a preview shows: not at all (requirement 19.236). */
const previewedHeaders = Object.freeze({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
});

const config = { access: 'open', deadlineMs: 120_000 } as const;

/** A larger picture is read for each request. */
const MAX_KEPT_BYTES = 512 * 1024;
const PICTURE = `${uploadsPath}:name` as const;

/**
 * The stored files: pictures to be shown, documents to be downloaded under their own name.
 * @param pictures keeps those that a crowd asks for, and lets it share their reading
 */
export function uploadsRoutes(app: FastifyInstance, site: ServedSite, pictures: PageCache): void {
  const { media, database, publicPaths } = site;
  /** @returns how it may be kept @throws 404 unless it is public, or the preview names it */
  const cachingOf = async (request: FastifyRequest, name: string, what: string) => {
    const path = storedPathOf(name);
    const { preview } = request.query as { preview?: unknown };
    if (preview !== undefined) {
      if (path === null || !(await isPreviewed(site, preview, path))) throw errors.notFound(what);
      return previewedHeaders;
    }
    if (path !== null && !(await publicPaths.has(path))) throw errors.notFound(what);
    return null;
  };
  /** An opened file, or null if it was removed from what is public while the storage opened it. */
  const ifStillShown = async (name: string, file: OpenFile | null, isPreviewed: boolean) => {
    const path = storedPathOf(name);
    if (!file || path === null || isPreviewed) return file;
    let isPublic = false;
    try {
      isPublic = await publicPaths.has(path);
    } finally {
      if (!isPublic) file.stream.destroy();
    }
    return isPublic ? file : null;
  };

  app.get<{ Params: { name: string } }>(PICTURE, { config }, async (request, reply) => {
    const { name } = request.params;
    // No file of this program has such a name: it may be an address of the site before, for which there is a redirect.
    if (storedPathOf(name) === null) return reply.callNotFound();
    const etag = `"${name}"`;
    // A picture narrower than the requested width has no copy of that width; the full one is small enough.
    const openFor = async (previewed: object | null, range?: ByteRange) => {
      const opened = (await media.open(name, range)) ?? (await media.open(fullNameOf(name), range));
      const shown = await ifStillShown(name, opened, previewed !== null);
      if (!shown) throw errors.notFound('picture');
      return shown;
    };
    const { url = '' } = request.raw;
    if (url === uploadsPath + name && request.headers.range === undefined) {
      const kept = await pictures.get(url, async () => {
        const { size, stream } = await openFor(await cachingOf(request, name, 'picture'));
        if (size > MAX_KEPT_BYTES) {
          stream.destroy();
          return 'not-found';
        }
        const headers = { ...publicPictureHeaders, ...transportHeaders(site.publicUrl) };
        const more = { etag, 'accept-ranges': 'bytes' };
        return new CachedPage(200, await buffer(stream), { ...headers, ...more }, PICTURE);
      });
      if (kept instanceof CachedPage) {
        reply.hijack();
        kept.write(request.raw, reply.raw);
        return;
      }
    }
    const previewed = await cachingOf(request, name, 'picture');
    const open = (range?: ByteRange) => openFor(previewed, range);
    const file = await open();
    const headers = previewed ? { ...pictureHeaders, ...previewed } : publicPictureHeaders;
    if (isNamed(request.headers['if-none-match'], etag)) {
      file.stream.destroy();
      return reply
        .code(304)
        .headers({ ...headers, etag })
        .send();
    }
    reply.headers({ ...headers, etag });
    return sendRange({ request, reply, file: forMethod(request.method, file), etag, openPart: open });
  });

  for (const format of documentFormats)
    app.get<{ Params: { id: string } }>(
      `/uploads/:id(^[0-9a-f]{32}).${format}`,
      { config },
      async (request, reply) => {
        const { id } = request.params;
        const name = `${id}.${format}`;
        const previewed = await cachingOf(request, name, 'document');
        const document = await database.reader
          .selectFrom('attachment')
          .select('name')
          .where('path', '=', documentPathOf(id, format))
          .executeTakeFirst();
        const open = async (range?: ByteRange) =>
          ifStillShown(name, await media.open(name, range), previewed !== null);
        const file = document && (await open());
        if (!file) throw errors.notFound('document');
        const etag = `"${id}"`;
        reply.headers({ ...documentHeaders, ...(previewed ?? { 'cache-control': PUBLIC_CACHING }), etag });
        if (isNamed(request.headers['if-none-match'], etag)) {
          file.stream.destroy();
          return reply.code(304).send();
        }
        reply.headers({
          'content-type': DOCUMENT_FORMATS[format].media,
          'content-disposition': dispositionOf(document.name),
        });
        return sendRange({ request, reply, file: forMethod(request.method, file), etag, openPart: open });
      },
    );
}

type OpenFile = NonNullable<Awaited<ReturnType<Media['open']>>>;

/** For HEAD an empty stream: without any body, the framework would send a content length of 0. */
function forMethod<F extends { stream: Readable }>(method: string, file: F): F {
  if (method !== 'HEAD') return file;
  file.stream.destroy();
  return { ...file, stream: Readable.from([]) };
}

/** The icons of the college's logo and favicon (requirement 17.87), and of no other picture. */
export function iconRoutes(app: FastifyInstance, { media, college }: Site): void {
  const icons = new MadeIcons(media);
  app.get<{ Params: { name: string } }>(
    `${iconsPath}:name`,
    { config: { access: 'open' } },
    async (request, reply) => {
      const { name } = request.params;
      if (iconOf(name) === null) return reply.callNotFound();
      const icon = await icons.find(name, college);
      if (!icon) throw errors.notFound('picture');
      return reply.headers({ ...publicPictureHeaders, 'content-type': 'image/png' }).send(icon);
    },
  );
}

/** Icons in memory, each made once: a dozen at most, since only the present pictures have any. */
class MadeIcons {
  readonly #media: Media;
  readonly #made = new Map<string, Promise<Buffer | null>>();

  constructor(media: Media) {
    this.#media = media;
  }

  async find(file: string, college: () => Promise<CollegeFacts>): Promise<Buffer | null> {
    const facts = await college();
    for (const made of this.#made.keys()) if (!hasIcons(iconOf(made), facts)) this.#made.delete(made);
    const wanted = iconOf(file);
    if (!wanted || !hasIcons(wanted, facts)) return null;
    const making = this.#made.get(file) ?? this.#media.icon(wanted.path, wanted.name);
    this.#made.set(file, making);
    // One that failed, or whose picture is just being replaced, is made again at the next request.
    const icon = await making.catch((error: unknown) => {
      this.#made.delete(file);
      throw error;
    });
    if (!icon) this.#made.delete(file);
    // The picture may have been replaced while it was made.
    return icon && hasIcons(wanted, await college()) ? icon : null;
  }
}

function hasIcons(picture: { path: string } | null, { logo, favicon }: CollegeFacts): boolean {
  return picture !== null && (picture.path === logo || picture.path === favicon);
}
