import { languageOf } from '../search/words/language.ts';
import type { Reply } from './assistant.ts';
import { phrases } from './built-in/phrases.ts';

/** What is said honestly, with the way to the office, when somebody else who was asked has nothing to say. */
export function noAnswerReply(message: string): Reply {
  return { texts: [phrases[languageOf(message)].noAnswer], isGrounded: false };
}
