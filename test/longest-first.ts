import { hash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs files that take ten seconds or more first, then the other browser tests, then the rest. */
const LONG =
  /(?:process\/\w+|public-pages|nepali-office|editing-forms|editing-races|review|forms|duties|chat-layout|every-type|galleries|visiting|semesters|waiting|manual-order|layout|corpus|inbox|round-trip|nepali-pages|unanswered|students|palette|saving|answers|managed-lists|accounts|rich-text|access|bodies|page-weight|bucket-store|refused-bodies|silent-log|outbox-worker|nepali-crawl|records|moments|passkeys|second-factor|pictures|home|editing|search|damage|two-formats|uploads|questions|back-up-into|storage-move|attachments)\.test\.ts$/;
const IN_BROWSER = /\/test\/browser\//;

/**
 * Files in the random order of the run's seed, but the longest first: one that starts late would run alone at the end
 * while the other workers are idle.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const position = ({ moduleId }: TestSpecification) =>
      (LONG.test(moduleId) ? 'a' : IN_BROWSER.test(moduleId) ? 'b' : 'c') +
      hash('sha256', `${seed} ${moduleId}`);
    return files.toSorted((one, other) => (position(one) < position(other) ? -1 : 1));
  }
}
