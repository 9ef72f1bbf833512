import { must } from '../runner/proof.ts';
import type { Answer } from './caller.ts';

/** @throws unless the answer has one of these statuses */
export function expectStatus(answer: Answer, what: string, ...statuses: readonly number[]): Answer {
  const { status, text } = answer;
  must(statuses.includes(status), `${what} is answered with ${status} ${text.slice(0, 200)}`);
  return answer;
}
