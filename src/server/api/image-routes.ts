import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addImages } from '../../actions/add-images.ts';
import { altTextIn } from '../../actions/alt-texts.ts';
import { deleteImageAt } from '../../actions/delete-image-at.ts';
import { replaceImage } from '../../actions/replace-image.ts';
import { checkUploads, discardUploads } from '../../actions/uploads.ts';
import { errors } from '../../errors.ts';
import { type ContentType, fieldsOf } from '../../schema/define-type.ts';
import { actorOf } from '../access.ts';
import { ADMIN_BODY_BYTES, readBody } from '../body/read-body.ts';
import { picturePolicy } from '../body/upload-policy.ts';
import { SLOW_ADMIN_ROUTE } from '../deadline.ts';
import type { Deps } from '../deps.ts';
import { type ById, idIn, sendItem } from './content-routes.ts';
import { preconditionOf } from './etag.ts';

const MISSING = 'Choose an image first.';

/** The calls for a type's pictures: replacing a single one, adding to and taking out of a list. */
export function imageRoutes(app: FastifyInstance, deps: Deps, type: ContentType): void {
  for (const [name, field] of fieldsOf(type)) {
    if (field.arrives !== 'as-files') continue;
    if (field.maxFiles === 1) singleImageRoute(app, deps, type, name);
    else imageListRoutes(app, deps, type, name);
  }
}

function singleImageRoute(app: FastifyInstance, { actions }: Deps, type: ContentType, field: string) {
  app.post<ById>(`/api/${type.name}File/:id`, SLOW_ADMIN_ROUTE, async (request, reply) => {
    const id = idIn(request.params, type);
    const seen = preconditionOf(request.headers['if-match'], id);
    const { fields, uploads } = await readBody(request, {
      limit: ADMIN_BODY_BYTES,
      policy: picturePolicy(actions.media),
    });
    try {
      checkUploads(type, uploads, false);
      const upload = uploads.get(field)?.[0];
      if (!upload) throw errors.invalid({ [field]: MISSING });
      const alt = altTextIn(actions, type, field, fields);
      return sendItem(
        reply,
        type,
        await replaceImage(actions, actorOf(request), type, id, { field, upload, alt, seen }),
      );
    } finally {
      await discardUploads(actions, uploads);
    }
  });
}

function imageListRoutes(app: FastifyInstance, { actions }: Deps, type: ContentType, field: string) {
  app.post<ById>(`/api/${type.name}-image-update/:id`, SLOW_ADMIN_ROUTE, async (request, reply) => {
    const id = idIn(request.params, type);
    const seen = preconditionOf(request.headers['if-match'], id);
    const { fields, uploads } = await readBody(request, {
      limit: ADMIN_BODY_BYTES,
      policy: picturePolicy(actions.media),
    });
    try {
      checkUploads(type, uploads, false);
      const list = uploads.get(field) ?? [];
      if (list.length === 0) throw errors.invalid({ [field]: MISSING });
      const alt = altTextIn(actions, type, field, fields);
      return sendItem(
        reply,
        type,
        await addImages(actions, actorOf(request), type, id, { field, uploads: list, alt, seen }),
      );
    } finally {
      await discardUploads(actions, uploads);
    }
  });

  app.post<ById>(`/api/${type.name}-image-delete/:id`, SLOW_ADMIN_ROUTE, async (request, reply) => {
    const id = idIn(request.params, type);
    const seen = preconditionOf(request.headers['if-match'], id);
    const position = await positionIn(request);
    return sendItem(
      reply,
      type,
      await deleteImageAt(actions, actorOf(request), type, id, { field, ...position, seen }),
    );
  });
}

/** @throws 400 unless the body names a non-negative whole `index` and, if at all, a path as `image` */
async function positionIn(request: FastifyRequest): Promise<{ index: number; image?: string }> {
  const { fields } = await readBody(request, { limit: ADMIN_BODY_BYTES });
  const { index: sent, image } = fields;
  const index = typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : sent;
  if (typeof index !== 'number' || !Number.isSafeInteger(index) || index < 0) {
    throw errors.invalid({ index: 'index has to be a whole number from 0.' });
  }
  if (image === undefined) return { index };
  if (typeof image !== 'string') throw errors.invalid({ image: 'image has to be the path of a picture.' });
  return { index, image };
}
