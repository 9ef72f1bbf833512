import { DEFAULT_LANGUAGE, type InEach } from '../languages/language.ts';
import { inLanguage } from '../languages/sentence.ts';

/** A value that conflicts with other stored values, with the message in each language. */
export class Unfit extends RangeError {
  readonly sentence: InEach<string>;

  constructor(sentence: InEach<string>) {
    super(inLanguage(sentence, DEFAULT_LANGUAGE));
    this.name = 'Unfit';
    this.sentence = sentence;
  }
}
