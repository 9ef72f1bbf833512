import * as z from 'zod';
import { type Field, type FieldFacts, type LabelOptions, textFieldDefaults } from '../field.ts';
import type { Translated } from '../twins.ts';
import { frameOf } from './frame.ts';
import { lineOfText } from './plain-text.ts';
import { text } from './text.ts';

export interface OwnAltFacts extends FieldFacts {
  kind: 'own-alt';
  max: number;
  /** Name of the picture field beside it. */
  describes: string;
}

const MAX = 300;

/**
 * What a picture of the library shows in this place: null for the library's own description, which is looked up when the
 * page is shown; empty for a picture that only decorates.
 */
export function ownAlt(
  describes: string,
  { label, ne }: LabelOptions & { label: string },
): Field<string | null, 'own-alt'> & Translated {
  return {
    ...textFieldDefaults,
    ...frameOf<OwnAltFacts, string | null>(
      'own-alt',
      { label, ne },
      { max: MAX, describes },
      (said, language) => lineOfText(said, { max: MAX, required: false, language }).nullable(),
    ),
    blank: null,
    toStored: (value) => value,
    fromStored: (stored) => (stored === null ? null : String(stored)),
    output: () => z.string().nullable().meta({ description: 'Null: the description that the library has' }),
    isKeywordOnly: true,
    twin: { ...text(ne, { ne, max: MAX }), isKeywordOnly: true },
  };
}
