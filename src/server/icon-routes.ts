import type { FastifyInstance } from 'fastify';
import type { CollegeFacts } from '../content/college.ts';
import { errors } from '../errors.ts';
import type { Media } from '../media/index.ts';
import { iconOf, iconsPath } from '../schema/icon-names.ts';
import type { Site } from '../whole-site.ts';
import { publicPictureHeaders } from './uploads-routes.ts';

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
