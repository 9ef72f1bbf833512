import { DEFAULT_LANGUAGE } from '../languages/language.ts';
import { inLanguage, type Sentence } from '../languages/sentence.ts';

/** A value that does not fit what is stored beside it, told in each language. */
export class Unfit extends RangeError {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(inLanguage(sentence, DEFAULT_LANGUAGE));
    this.name = 'Unfit';
    this.sentence = sentence;
  }
}
