import { useQueryClient } from '@tanstack/react-query';
import type { Gallery } from '../../content/gallery.ts';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { hasStatus } from '../api/api-error.ts';
import { isManagedVersion, type ManagedVersion, putDraft, sendDraftFiles } from '../api/drafts.ts';
import { orderPictures, sendPictures, textsIn, updateRecord, type Version } from '../api/records.ts';
import { authorizedRequest } from '../api/request.ts';
import { formDataOf } from '../form/draft.ts';
import { draftVersion, shownOf, targetOf } from '../form/drafts/draft-version.ts';
import type { FileField } from '../form/inputs/index.ts';
import { keyOf, recordQuery } from '../queries.ts';

type Images = Pick<Gallery, 'image' | 'imageAlt'>;

/** A gallery's pictures and their alt texts, as the API returns them. */
export const imagesOf = (item: Item): Images => ({
  image: textsIn<Gallery>(item, 'image'),
  imageAlt: textsIn<Gallery>(item, 'imageAlt'),
});

/**
 * The order of a gallery's pictures and their alt texts are saved one after the other, each with the ETag of the
 * former.
 */
export const savingScope = (id: string) => ({ id: `gallery ${id}` });

/** Fetches a gallery again. If the error says that it is gone, also stops showing it. */
export function useReload(type: TypeFacts, id: string) {
  const queries = useQueryClient();
  return async (refusal?: unknown) => {
    if (hasStatus(refusal, 404)) await queries.resetQueries({ queryKey: recordQuery(type, id).queryKey });
    else await queries.invalidateQueries({ queryKey: keyOf(type) });
  };
}

/** The version with other pictures, before the server has answered. */
export function withImages(type: TypeFacts, version: Version, images: Images): Version {
  if (!isManagedVersion(version) || targetOf(type, version) === 'live')
    return { ...version, item: { ...version.item, ...images } };
  const { managed } = version;
  const draft = managed.draft ?? {
    fields: managed.live ?? {},
    base: managed.version ?? 0,
    updatedAt: '',
    by: null,
    conflict: false,
  };
  const changed = { ...draft, fields: { ...draft.fields, ...images } };
  return { ...version, managed: { ...managed, draft: changed } };
}

const keep = (type: TypeFacts, { managed, tag }: ManagedVersion, images: Partial<Images>) =>
  putDraft(type, managed._id, { fields: images }, tag);

const isOfDraft = (type: TypeFacts, version: Version): version is ManagedVersion =>
  targetOf(type, version) === 'draft';

/** @param version the last that the server confirmed, with these paths in another order */
export async function sendOrder(
  type: TypeFacts,
  version: Version,
  paths: readonly string[],
): Promise<Version> {
  if (!isOfDraft(type, version))
    return { ...version, ...(await orderPictures(type, version.item._id, paths, version.etag)) };
  const { image, imageAlt } = imagesOf(draftVersion(version).item);
  const alt = paths.map((path) => imageAlt[image.indexOf(path)] ?? '');
  return keep(type, version, { image: [...paths], imageAlt: alt });
}

export const sendAltTexts = (type: TypeFacts, version: Version, imageAlt: string[]): Promise<Version> =>
  isOfDraft(type, version)
    ? keep(type, version, { imageAlt })
    : updateRecord(type, version.item._id, formDataOf({ imageAlt: JSON.stringify(imageAlt) }), version.etag);

/** Removes the picture if it is still at the position that was shown. */
export async function removePicture(type: TypeFacts, version: Version, path: string): Promise<unknown> {
  const { image, imageAlt } = imagesOf(shownOf(type, version).item);
  // A picture that is no longer in the gallery has no position; the server then responds with an error.
  const index = Math.max(image.indexOf(path), 0);
  if (isOfDraft(type, version)) {
    const isKept = (_: string, at: number) => at !== index;
    return keep(type, version, {
      image: image.filter(isKept),
      imageAlt: image.map((_, at) => imageAlt[at] ?? '').filter(isKept),
    });
  }
  return authorizedRequest({
    method: 'POST',
    path: `/${type.name}-image-delete/${version.item._id}`,
    body: { index, image: path },
  });
}

interface AddedPictures {
  field: FileField;
  body: FormData;
  key: string;
  onProgress: (share: number) => void;
}

export async function addPictures(
  type: TypeFacts,
  version: Version,
  { field: { facts, kind }, body, key, onProgress }: AddedPictures,
): Promise<Version> {
  const { _id } = version.item;
  return isOfDraft(type, version)
    ? sendDraftFiles(type, _id, facts.name, body, onProgress, key)
    : sendPictures(kind.uploadPath(type.name, _id), body, onProgress, key);
}
