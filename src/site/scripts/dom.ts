import { addressIn } from '../../languages/address.ts';
import type { Language } from '../../languages/language.ts';

/** The element with this id. Throws if the page has none. */
export function element<E extends HTMLElement = HTMLElement>(id: string): E {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found as E;
}

/** Appends a `<link>` to the head. Resolves when its file has loaded, and rejects when that fails. */
export const loadLink = (rel: string, href: string) =>
  new Promise((onload, onerror) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, onload, onerror })),
  );

/** Whether the visitor has asked the browser to save data; not every browser reports it. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** A path of the public site in the language of this page. */
export const addressHere = (path: string): string =>
  addressIn(document.documentElement.lang as Language, path);
