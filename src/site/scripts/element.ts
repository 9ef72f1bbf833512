/** The element of a page with this id. Throws where the page has none. */
export function element<E extends HTMLElement = HTMLElement>(id: string): E {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found as E;
}
