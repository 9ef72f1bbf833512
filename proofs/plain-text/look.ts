/** What a page has that none of ours has, and which of the texts it shows. */
export interface Seen {
  /** What ran, or could run if the policy did not forbid it. */
  found: string[];
  /** How many of the texts stand on the page, as texts. */
  shown: number;
}

/**
 * Looks at a page of ours for elements and attributes that only a text of somebody could have made. Runs in the browser.
 * @param given the texts, and the document's source where it is not the one that is open
 */
export function look({ texts, source }: { texts: readonly string[]; source?: string }): Seen {
  const page = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
  // By the prototype, because an element may be named like a property of the document, or a field like one of its form.
  const all = <One extends Element>(selector: string) =>
    Document.prototype.querySelectorAll.call(page, selector) as NodeListOf<One>;
  const found = [...((window as { ran?: string[] }).ran ?? [])].map((what) => `ran ${what}`);
  const never = 'iframe,object,embed,base,applet,frame,frameset,math,marquee,video,audio,portal,xmp,listing';
  for (const { outerHTML } of all(never)) found.push(outerHTML.slice(0, 120));
  const isOurs = (address: string) =>
    /^(?:\/(?:assets|uploads|src)\/|blob:|data:image\/(?:png|svg))/.test(address);
  for (const script of all<HTMLScriptElement>('script')) {
    const isData = /^application\/(?:ld\+)?json$/.test(script.type);
    if (!isData && !isOurs(script.getAttribute('src') ?? '')) found.push(script.outerHTML.slice(0, 120));
  }
  for (const picture of all('img[src]'))
    if (!isOurs(picture.getAttribute('src') ?? '')) found.push(picture.outerHTML.slice(0, 120));
  // Mantine's own carry the nonce of the page.
  for (const style of all<HTMLStyleElement>('style'))
    if (!style.nonce) found.push(style.outerHTML.slice(0, 120));
  const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster'];
  for (const element of all('*'))
    for (const name of Element.prototype.getAttributeNames.call(element)) {
      const value = Element.prototype.getAttribute.call(element, name) ?? '';
      const scheme = /^[\s\0-\x20]*([a-z][a-z\d+.-]*):/i.exec(value)?.[1]?.toLowerCase();
      if (name.startsWith('on') || name === 'srcdoc') found.push(`${element.localName} ${name}=${value}`);
      if (
        addresses.includes(name) &&
        scheme &&
        !['http', 'https', 'mailto', 'tel', 'viber', 'geo', 'webcal', 'blob', 'data'].includes(scheme)
      )
        found.push(`${element.localName} ${name}=${value}`);
    }
  const fields = [...all<HTMLInputElement>('input, textarea')].map(
    (field) => field.value || field.getAttribute('value') || '',
  );
  const words = [all('body')[0]?.textContent, page.title, ...fields].join('\n');
  return { found, shown: texts.filter((text) => words.includes(text)).length };
}
