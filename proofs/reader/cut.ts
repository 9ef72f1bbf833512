/**
 * What a person cannot read or reach in the window as it stands, a line each. Runs in the page, so it uses nothing from
 * outside itself. What scrolls up and down is reached; sideways only tables, code, rows of tools, and rows of cards that
 * fit the window may.
 */
export function whatIsCut(): string[] {
  const MAY_SCROLL_SIDEWAYS = 'table, pre, [role=toolbar], [role=tablist], svg';
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [contenteditable=true]';
  const SLACK = 2;
  const found = new Set<string>();
  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ');
    return `${element.localName}.${element.getAttribute('class') ?? ''} ‘${text.trim().slice(0, 60)}’`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  /** Boxes at most `SLACK` wide or high hold text for screen readers only. */
  const isForScreenReaders = (box: DOMRect) => box.width <= SLACK || box.height <= SLACK;
  const isFloating = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFloating(element.parentElement));

  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth)
    found.add(`The page is ${page.scrollWidth} px wide, in a window of ${page.clientWidth}`);

  /** Looks which box around a text hides some of it. */
  const checkText = (text: Text, rect: DOMRect) => {
    const reaches = { left: rect.left, right: rect.right };
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const { overflowX, overflowY, position } = style;
      const outer = box.getBoundingClientRect();
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        if (isForScreenReaders(outer)) return;
        const isBeyond = reaches.left < outer.left - SLACK || reaches.right > outer.right + SLACK;
        if (/auto|scroll/.test(overflowX) && isBeyond) {
          const isRow = [...box.children].every(
            (one) => one.getBoundingClientRect().width <= outer.width + SLACK,
          );
          if (!isRow && !box.matches(MAY_SCROLL_SIDEWAYS) && !box.querySelector(MAY_SCROLL_SIDEWAYS))
            found.add(`Read by scrolling sideways: ${nameOf(box)}`);
          return;
        }
        if (/hidden|clip/.test(overflowX) && isBeyond) found.add(`Cut at the side: ${nameOf(box)}`);
        // Two lines and more are the beginning of a text that stands elsewhere.
        const isClamped = Number(style.webkitLineClamp) > 1;
        const isBelow =
          rect.top + rect.height / 2 > outer.bottom || rect.bottom - rect.height / 2 < outer.top;
        if (/hidden|clip/.test(overflowY) && isBelow && !isClamped) found.add(`Cut below: ${nameOf(box)}`);
        if (/auto|scroll/.test(overflowY)) return;
      }
      if (position === 'fixed') break;
    }
    if (reaches.left < -SLACK || reaches.right > innerWidth + SLACK)
      found.add(`Beside the window: ${nameOf(text.parentElement ?? page)}`);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement } = node;
    if (!node.textContent?.trim() || !parentElement || !isShown(parentElement)) continue;
    if (parentElement.closest('svg, script, style, noscript, option, [inert]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) if (!isForScreenReaders(rect)) checkText(node as Text, rect);
  }

  const focused = document.activeElement;
  /** The part of an element that is in the window, and in the boxes around it that scroll. */
  const inSight = (element: Element) => {
    let { left: west, right: east, top: north, bottom: south } = element.getBoundingClientRect();
    const clip = (box: { left: number; right: number; top: number; bottom: number }) => {
      [west, east] = [Math.max(west, box.left), Math.min(east, box.right)];
      [north, south] = [Math.max(north, box.top), Math.min(south, box.bottom)];
    };
    clip({ left: 0, right: innerWidth, top: 0, bottom: innerHeight });
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowY)) clip(box.getBoundingClientRect());
    return { west, east, north, south };
  };
  /** Whether a point of the element that is in sight is not covered. */
  const isHit = (element: Element) => {
    const { west, east, north, south } = inSight(element);
    if (east <= west || south <= north) return undefined;
    const parts = [0.1, 0.5, 0.9];
    const points = parts.flatMap((x) =>
      parts.map((y) => [west + (east - west) * x, north + (south - north) * y]),
    );
    const hits = points.map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
    const own = [element, ...((element as HTMLInputElement).labels ?? [])];
    const cover = hits.find((hit) => hit && !own.some((one) => one.contains(hit) || hit.contains(one)));
    const seen = hits.filter((hit) => own.some((one) => one.contains(hit))).length;
    return { isSeen: seen > (element === focused ? hits.length / 3 : 0), cover };
  };
  for (const control of document.querySelectorAll(CONTROLS)) {
    // A field that nobody should fill in lies under something.
    if (!isShown(control) || control.closest('[aria-hidden=true]')) continue;
    if (isForScreenReaders(control.getBoundingClientRect())) continue;
    const hit = isHit(control);
    if (!hit || hit.isSeen || !hit.cover) continue;
    if (control !== focused && (isFloating(hit.cover) || document.querySelector('dialog:modal'))) continue;
    found.add(`${nameOf(control)} lies under ${nameOf(hit.cover)}`);
  }
  if (focused && focused !== document.body && focused.matches(CONTROLS) && !isHit(focused)) {
    const box = (focused as HTMLInputElement).labels?.[0] ?? focused;
    if (!isHit(box)) found.add(`The focus is outside of the window: ${nameOf(focused)}`);
  }
  return [...found];
}
