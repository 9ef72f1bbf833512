/** Word writes a list as paragraphs that say in their style (here `data-style`) to which list and level they belong. */
const ITEM = /mso-list:\s*l\d+\s+level(\d+)/i;

/** Turns such paragraphs into lists, those of a deeper level inside the item before them. */
export function buildWordLists(root: HTMLElement) {
  let lists: HTMLElement[] = [];
  let last: Element | null = null;
  for (const paragraph of root.querySelectorAll<HTMLElement>('[data-style*="mso-list" i]')) {
    const level = Number(ITEM.exec(paragraph.getAttribute('data-style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    if (!last || paragraph.previousElementSibling !== last) lists = [];
    const tag = markerOf(paragraph);
    while (lists.length > level) lists.pop();
    if (lists.length === level && lists.at(-1)?.localName !== tag) lists.pop();
    if (lists.length < level) lists.push(openList(tag, lists.at(-1), paragraph));
    const item = paragraph.ownerDocument.createElement('li');
    lists.at(-1)?.append(item);
    // The outermost list now stands where the paragraph stood, before whatever follows.
    last = lists[0] ?? null;
    item.append(...paragraph.childNodes);
    paragraph.remove();
  }
}

function openList(tag: string, outer: HTMLElement | undefined, paragraph: HTMLElement): HTMLElement {
  const list = paragraph.ownerDocument.createElement(tag);
  const item = outer?.lastElementChild;
  if (item) item.append(list);
  else paragraph.before(list);
  return list;
}

/** Takes away the bullet or number that Word wrote as text; says which it was. */
function markerOf(paragraph: HTMLElement): 'ul' | 'ol' {
  const marker = paragraph.querySelector(
    '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]',
  );
  const text = marker?.textContent?.trim() ?? '';
  marker?.remove();
  return /^\(?(?:\p{Nd}+|\p{L}|[ivxlc]+)[.)]/iu.test(text) ? 'ol' : 'ul';
}
