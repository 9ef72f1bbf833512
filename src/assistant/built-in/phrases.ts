import { type Script, scriptOf } from '../../search/words/language.ts';
import type { Reply } from '../assistant.ts';
import { words } from './words.ts';

/** The assistant's own sentences in the language and letters of a message. */
export const phrasesFor = (script: Script) => words[script];

/** The reply if a chat service or language model has no answer; it names the office. */
export function noAnswerReply(message: string): Reply {
  return { texts: [phrasesFor(scriptOf(message)).noAnswer], isGrounded: false };
}
