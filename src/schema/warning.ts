import type { Sentence } from '../languages/sentence.ts';

/** A part of a value that was sent and is not stored as it was sent, such as a picture of another site. */
export interface Loss {
  kind: 'foreign-picture' | 'embed' | 'markup' | 'old-font' | 'unknown-field';
  /** In a sentence, for the person who sent it. */
  what: Sentence;
}

/** What an answer to a change tells of one field: a loss, a field that is not known, or what the change did besides. */
export interface Warning {
  field: string;
  kind: Loss['kind'] | 'animation' | 'unscheduled';
  what: Sentence;
}
