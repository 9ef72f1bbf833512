import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { AltTextsFacts } from '../../schema/fields/alt-text.ts';
import { updateRecord, type Version } from '../api/records.ts';
import { formDataOf } from '../form/draft.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { imagesOf } from './images-of.ts';
import { useReload } from './use-reload.ts';

/** By path of the picture, so that words stay with it when others go or come. */
type Typed = Readonly<Record<string, string>>;

/** What is being written about the stored pictures of a gallery, and how it is saved: only over the version seen. */
export function useAltTexts(type: TypeFacts, { item, etag }: Version) {
  const { image, imageAlt } = imagesOf(item);
  const reload = useReload(type, item._id);
  const [typed, setTyped] = useState<Typed>({});
  const isSaving = useRef(false);

  const textAt = (index: number) => typed[image[index] ?? ''] ?? imageAlt[index] ?? '';
  const texts = image.map((_, index) => textAt(index));
  const isTouched = texts.some((text, index) => text !== (imageAlt[index] ?? ''));

  const mutation = useMutation({
    mutationFn: (body: FormData) => updateRecord(type, item._id, body, etag),
    async onSuccess() {
      const sent = typed;
      await reload();
      // What was written meanwhile stays.
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([path, text]) => text !== sent[path])),
      );
      toastSuccess(type.words.updated);
    },
    onError: reload,
    onSettled: () => {
      isSaving.current = false;
    },
  });
  const { label, max } = type.fields.find(({ name }) => name === 'imageAlt') as AltTextsFacts;
  return {
    label,
    max,
    texts,
    isTouched,
    isBusy: mutation.isPending,
    isUnsaved: useCallback(() => isTouched, [isTouched]),
    write: (path: string, text: string) => setTyped((now) => ({ ...now, [path]: text })),
    save() {
      if (isSaving.current || !isTouched) return;
      isSaving.current = true;
      mutation.mutate(formDataOf({ imageAlt: JSON.stringify(texts) }));
    },
  };
}

export type AltTexts = ReturnType<typeof useAltTexts>;
