import dawn from '../artwork/ridges-dawn.svg?no-inline';
import dusk from '../artwork/ridges-dusk.svg?no-inline';
import noon from '../artwork/ridges-noon.svg?no-inline';

/** The drawn bust that stands in for somebody's missing portrait. */
export { default as personPlaceholder } from '../artwork/person.svg?no-inline';

const hours = [dawn, noon, dusk];

function hourOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum += letter.charCodeAt(0);
  return sum % hours.length;
}

/** The drawn picture that stands in for a missing one: the Himalaya at an hour that the record's id decides. */
export function placeholderFor(id: string): string {
  return hours[hourOf(id)] ?? dawn;
}

/** The same for records that stand one after the other: where two adjacentPages would be alike, the later one moves on an hour. */
export function alternatingPlaceholders(ids: readonly string[]): string[] {
  let last = -1;
  return ids.map((id) => {
    const own = hourOf(id);
    last = own === last ? (own + 1) % hours.length : own;
    return hours[last] ?? dawn;
  });
}
