import dawn from '../artwork/ridges-dawn.svg?no-inline';
import dusk from '../artwork/ridges-dusk.svg?no-inline';
import noon from '../artwork/ridges-noon.svg?no-inline';

const hours = [dawn, noon, dusk];

function hourOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum += letter.charCodeAt(0);
  return sum % hours.length;
}

/** Placeholder of a missing picture: the Himalaya at dawn, noon or dusk, by the record's id. */
export function placeholderFor(id: string): string {
  return hours[hourOf(id)] ?? dawn;
}

/** Placeholders for a list of records, no two adjacent ones alike. */
export function alternatingPlaceholders(ids: readonly string[]): string[] {
  let last = -1;
  return ids.map((id) => {
    const own = hourOf(id);
    last = own === last ? (own + 1) % hours.length : own;
    return hours[last] ?? dawn;
  });
}
