import type { DrawingName } from '../drawings/index.ts';
import type { SeedDocument } from '../record.ts';
import type { Days, When } from './calendar.ts';

/** A drawing where it is used, and in words what it shows there. */
export interface Illustration {
  drawing: DrawingName;
  alt: string;
}

export const shows = (drawing: DrawingName, alt: string): Illustration => ({ drawing, alt });

/** A news item or notice as it is written here: its days are filled in when it is seeded. */
export interface Writing {
  title: string | ((on: Days) => string);
  /** The blocks of its text, one after the other. */
  text: (on: Days) => readonly string[];
  when: When;
  /** Time of publication in Kathmandu, `HH:MM`. */
  time: string;
  picture?: Illustration;
  /** A day in print that is not the day of publication, counted from that. */
  dated?: number;
  /** The day of what it announces or tells of, counted from its publication, and where that is. */
  event?: { later: number; place: string };
  attachments?: readonly SeedDocument[];
}

/** What stands on the site for years, by field. */
export interface Standing {
  fields: Readonly<Record<string, string>>;
  picture?: Illustration;
  attachments?: readonly SeedDocument[];
}

/** A paragraph. */
export const p = (text: string): string => `<p>${text}</p>`;
/** A heading, and one below it. */
export const h2 = (text: string): string => `<h2>${text}</h2>`;
export const h3 = (text: string): string => `<h3>${text}</h3>`;
/** A quotation of one paragraph. */
export const quote = (text: string): string => `<blockquote><p>${text}</p></blockquote>`;
/** Lists with dots and with numbers. */
export const dots = (...items: string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const steps = (...items: string[]): string =>
  `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;

/** A table whose first row is its head. */
export function table(...rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells, index) => {
    const tag = index === 0 ? 'th' : 'td';
    return `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  });
  return `<table><tbody>${lines.join('')}</tbody></table>`;
}
