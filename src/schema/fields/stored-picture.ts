import * as z from 'zod';
import { DEFAULT_LANGUAGE } from '../../languages/language.ts';
import { type Field, type FieldFacts, type HintOptions, type LabelOptions, labelIn } from '../field.ts';
import { idOf } from '../picture-names.ts';
import { factsOf } from './frame.ts';
import { image } from './image.ts';
import { words } from './words.ts';

export interface StoredPictureFacts extends FieldFacts {
  kind: 'stored-picture';
  hint?: string;
}

/** A picture that was uploaded before, named by its path in a body; null or empty for none. */
export function storedPicture(
  label: string,
  { ne, hint }: LabelOptions & HintOptions,
): Field<string | null, 'stored-picture'> {
  return {
    ...image(label, { ne }),
    kind: 'stored-picture',
    inputMode: 'body',
    maxFiles: 0,
    input({ language = DEFAULT_LANGUAGE }) {
      const error = words[language].notStoredPicture(labelIn(language, { label, nepaliLabel: ne }));
      const path = z.string().refine((text) => idOf(text) !== null, { error });
      return z.preprocess((sent) => (sent === '' ? null : sent), z.union([z.null(), path], { error }));
    },
    output: () =>
      z.string().nullable().meta({
        description: 'Path on this host, or null. Another one is stored with POST /api/picture first',
      }),
    facts: factsOf<StoredPictureFacts>('stored-picture', { label, ne }, { hint }),
  };
}
