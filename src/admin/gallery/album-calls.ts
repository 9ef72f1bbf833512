import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Gallery } from '../../content/gallery.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { hasStatus } from '../api/api-error.ts';
import { isManagedVersion, putDraft, sendDraftPictures } from '../api/drafts.ts';
import {
  deletePicture,
  orderPictures,
  sendPictures,
  textsIn,
  updateRecord,
  type Version,
} from '../api/records.ts';
import { shownOf, useTarget } from '../form/drafts/draft-version.ts';
import type { PictureField } from '../form/inputs/index.ts';
import { parseTexts } from '../form/inputs/input-kind.ts';
import { callSender } from '../form/sender.ts';
import { formDataOf, type Texts } from '../form/texts.ts';
import { keyOf, recordQuery } from '../queries.ts';

type Images = Pick<Gallery, 'image' | 'imageAlt'>;

/** By path, so that an alt text stays with its picture when others are added or removed. */
export type Typed = Readonly<Record<string, string>>;

/**
 * The pictures of a gallery and the calls that change them, made one after the other, each with the tag from the answer
 * before.
 */
export function useAlbum(type: TypeFacts, version: Version) {
  const { _id } = version.item;
  const queries = useQueryClient();
  const [sender] = useState(callSender);
  const [repeats] = useState({ count: 0 });
  const target = useTarget(type, version);
  const { queryKey } = recordQuery(type, _id);

  function imagesIn(shown: Version): Images {
    const { item } = shownOf(shown, target);
    return { image: textsIn<Gallery>(item, 'image'), imageAlt: textsIn<Gallery>(item, 'imageAlt') };
  }

  const adopt = (saved: Version) => void queries.setQueryData(queryKey, saved);

  /**
   * @param what names the call with all that it says
   * @param isShown whether the answer is shown; else the gallery is fetched again, or shown as later calls change it
   */
  const change = (
    what: string,
    call: (before: Version & Images & { isRepeated: boolean }, key: string) => Promise<Version>,
    isShown = () => false,
  ) => {
    const known = repeats.count;
    return sender.send<Version>(what, () => {
      const before = queries.getQueryData(queryKey) ?? version;
      // A call without an answer was repeated first, and its answer has replaced what this one had shown in advance.
      const isRepeated = repeats.count !== known;
      return {
        send: async (key) => ({
          ...before,
          ...(await call({ ...before, ...imagesIn(before), isRepeated }, key)),
        }),
        adopt(saved, isRepeat) {
          if (isRepeat) repeats.count += 1;
          if (isRepeat || isRepeated || isShown()) return adopt(saved);
          const { etag, tag = '' } = saved;
          queries.setQueryData(queryKey, (shown) => shown && { ...shown, etag, ...(tag && { tag }) });
        },
      };
    });
  };

  const keep = ({ tag = '' }: Version, images: Partial<Images>, key: string) =>
    putDraft(type, _id, { fields: images }, tag, key);

  return {
    type,
    version,
    target,
    ...imagesIn(version),
    imagesIn,

    /** The version with other pictures, before the server has answered. */
    withImages(shown: Version, images: Images): Version {
      if (!isManagedVersion(shown) || target === 'live')
        return { ...shown, item: { ...shown.item, ...images } };
      const { managed } = shown;
      const draft = managed.draft ?? {
        fields: managed.live ?? {},
        base: managed.version ?? 0,
        updatedAt: '',
        by: null,
        writers: [],
        conflict: false,
      };
      const changed = { ...draft, fields: { ...draft.fields, ...images } };
      return { ...shown, managed: { ...managed, draft: changed } };
    },

    /** @param paths in their new order; those added meanwhile follow, those deleted meanwhile are left out */
    order: (paths: readonly string[], isShown: () => boolean) =>
      change(
        `order ${paths}`,
        ({ image, imageAlt, ...before }, key) => {
          const ordered = [...new Set([...paths, ...image])].filter((path) => image.includes(path));
          if (target === 'live') return orderPictures(type, _id, { image: ordered }, before.etag, key);
          const alt = ordered.map((path) => imageAlt[image.indexOf(path)] ?? '');
          return keep(before, { image: ordered, imageAlt: alt }, key);
        },
        isShown,
      ),

    describe: (typed: Typed) =>
      change(`describe ${JSON.stringify(typed)}`, ({ image, imageAlt, ...before }, key) => {
        const texts = image.map((path, at) => typed[path] ?? imageAlt[at] ?? '');
        if (target === 'draft') return keep(before, { imageAlt: texts }, key);
        return updateRecord(type, _id, formDataOf({ imageAlt: JSON.stringify(texts) }), before.etag, key);
      }),

    /** Deletes a picture if it is still at the position that was shown. */
    remove: (path: string) =>
      change(`delete ${path}`, ({ image, imageAlt, ...before }, key) => {
        // A picture that is no longer in the gallery has no position; the server then responds with an error.
        if (target === 'live')
          return deletePicture(type, _id, { index: Math.max(image.indexOf(path), 0), image: path }, '', key);
        const left = image.filter((one) => one !== path);
        const alt = left.map((one) => imageAlt[image.indexOf(one)] ?? '');
        return keep(before, { image: left, imageAlt: alt }, key);
      }),

    /** @param texts the paths of pictures, with their alt texts */
    add: ({ facts: { name }, kind }: PictureField, texts: Texts) =>
      change(`add ${JSON.stringify(texts)}`, async ({ image, isRepeated, ...before }, key) => {
        // What the call that was repeated has added is there.
        const isLeft = (path: string) => !isRepeated || !image.includes(path);
        const paths = parseTexts(texts[name] ?? '');
        const alt = parseTexts(texts.imageAlt ?? '');
        const left = paths.filter(isLeft);
        if (isRepeated && left.length === 0) return before;
        const imageAlt = left.map((path) => alt[paths.indexOf(path)] ?? '');
        const body = formDataOf({ [name]: JSON.stringify(left), imageAlt: JSON.stringify(imageAlt) });
        return target === 'draft'
          ? sendDraftPictures(type, _id, name, body, key)
          : sendPictures(kind.uploadPath(type.name, _id), body, key);
      }),

    /** Fetches the gallery again. If the error says that it is gone, also stops showing it. */
    async reload(refusal?: unknown) {
      if (hasStatus(refusal, 404)) await queries.resetQueries({ queryKey });
      else await queries.invalidateQueries({ queryKey: keyOf(type) });
      if (queries.getQueryState(queryKey)?.status === 'success') sender.forget();
    },
  };
}

export type Album = ReturnType<typeof useAlbum>;
