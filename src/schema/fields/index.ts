/** The kinds of field that a declaration may use. A kind that is not listed here does not exist. */
import { type AltTextFacts, altText } from './alt-text/index.ts';
import { type AltTextsFacts, altTexts } from './alt-texts/index.ts';
import { type AttachmentsFacts, attachments } from './attachments/index.ts';
import { type ChoiceFacts, choice } from './choice/index.ts';
import { type DayFacts, day } from './day/index.ts';
import { type ImageFacts, image } from './image/index.ts';
import { type ImagesFacts, images } from './images/index.ts';
import { type LongTextFacts, longText } from './long-text/index.ts';
import { type ReferenceFacts, reference } from './reference/index.ts';
import { type RichTextFacts, richText } from './rich-text/index.ts';
import { type TextFacts, text } from './text/index.ts';

export { altText, altTexts, attachments, choice, day, image, images, longText, reference, richText, text };

/** What the browser may be told of a field: a map keyed by kind that lacks one does not compile. */
export type KnownFacts =
  | AltTextFacts
  | AltTextsFacts
  | AttachmentsFacts
  | ChoiceFacts
  | DayFacts
  | ImageFacts
  | ImagesFacts
  | LongTextFacts
  | ReferenceFacts
  | RichTextFacts
  | TextFacts;

export type KindName = KnownFacts['kind'];
export type FactsOf<Kind extends KindName> = Extract<KnownFacts, { kind: Kind }>;
