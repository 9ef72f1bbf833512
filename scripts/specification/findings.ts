import type { Proof } from './proofs.ts';
import type { Requirement, Section } from './requirement.ts';

export interface Specification {
  sections: readonly Section[];
  proofs: readonly Proof[];
}

const LISTS = 'scripts/specification/sections';

/** What does not hold between requirements, sources and tests, one finding each. */
export function findingsIn({ sections, proofs }: Specification, exists: (path: string) => boolean): string[] {
  const requirements = sections.flatMap((section) => section.requirements);
  const ids = requirements.map(({ id }) => id);
  const proven = new Set(proofs.flatMap((proof) => proof.ids));
  return [
    ...sections.flatMap(({ number, requirements: own }) =>
      own
        .filter(({ id }) => !id.startsWith(`${number}.`))
        .map(({ id }) => `${LISTS}: ${id} stands in section ${number}`),
    ),
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${LISTS}: ${id} is there twice`),
    ...proofs.flatMap((proof) => whyNoTag(proof, ids)),
    ...requirements.flatMap((requirement) => [
      ...whyUnproven(requirement, proven.has(requirement.id)),
      ...requirement.builtIn
        .filter((path) => !exists(path))
        .map((path) => `${LISTS}: ${requirement.id} is built in ${path}, which is not there`),
    ]),
  ];
}

function whyNoTag({ path, words, ids, isMisplaced }: Proof, known: readonly string[]): string[] {
  const test = `${path}: the test '${words}'`;
  return [
    ...(isMisplaced
      ? [`${test} has no tag as it should be: [2.14] or [2.14, 8.3], at the end of the title`]
      : []),
    ...ids.filter((id) => !known.includes(id)).map((id) => `${test} names ${id}, which is no requirement`),
  ];
}

function whyUnproven({ id, asks, builtIn }: Requirement, isProven: boolean): string[] {
  return [
    ...(isProven ? [] : [`${LISTS}: ${id} has no test; put [${id}] at the end of the title of one: ${asks}`]),
    ...(builtIn.length > 0 ? [] : [`${LISTS}: ${id} does not say where it is built`]),
  ];
}
