import { jsonListOf, parseJsonList } from '../form/inputs/input-kind.ts';
import type { Values } from './shown-parts.tsx';

/**
 * The sections with what two people did to them, known by id: changed, added, deleted, moved.
 * @returns null where both changed one section, or the order, each otherwise
 */
export function mergedSections(...values: [before: string, mine: string, theirs: string]): string | null {
  const [before, mine, theirs] = values.map(byId) as [Sections, Sections, Sections];
  const merged: Sections = new Map();
  for (const id of new Set([...mine.keys(), ...theirs.keys()])) {
    const [was, own, other] = [before.get(id), mine.get(id), theirs.get(id)];
    const isOwn = isSame(was, other) || isSame(own, other);
    if (!isOwn && !isSame(was, own)) return null;
    const values = isOwn ? own : other;
    if (values) merged.set(id, values);
  }
  const order = (of: Sections) =>
    [...of.keys()].filter((id) => [before, mine, theirs].every((all) => all.has(id)));
  const isMoved = (of: Sections) => String(order(of)) !== String(order(before));
  if (isMoved(mine) && isMoved(theirs) && String(order(mine)) !== String(order(theirs))) return null;
  const [leading, other] = isMoved(theirs) ? [theirs, mine] : [mine, theirs];
  const ids = [...leading.keys()];
  // What only the other one has stands behind what it stood behind there.
  for (const [at, id] of [...other.keys()].entries())
    if (!leading.has(id)) ids.splice(ids.indexOf([...other.keys()][at - 1] ?? '') + 1, 0, id);
  return jsonListOf(ids.flatMap((id) => merged.get(id) ?? []));
}

type Sections = Map<string, Values>;

const byId = (value: string): Sections =>
  new Map((parseJsonList(value) as Values[]).map((values) => [String(values.id), values]));

/** Whether two versions of a section say the same, in whatever order their values stand. */
const isSame = (one: Values | undefined, other: Values | undefined) => inOrder(one) === inOrder(other);
const inOrder = (values: Values = {}) =>
  JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));
