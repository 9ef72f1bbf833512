/**
 * What cannot be told from its ground in forced colours. Both functions run in the page, so they use nothing from outside
 * themselves.
 */

/** A line about the focused element if nothing in sight shows that it has the focus; null otherwise. */
export function isFocusUnseen(): string | null {
  const OUTER = 4;
  const SLACK = 2;
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  // What is for screen readers only has its outline around something that is seen.
  const around: Element[] = [focused, ...((focused as HTMLInputElement).labels ?? [])];
  if (focused.nextElementSibling) around.push(focused.nextElementSibling);
  for (let outer = focused.parentElement; outer && around.length < OUTER + 2; outer = outer.parentElement)
    around.push(outer);
  const isOutlined = around.some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    const { width, height } = one.getBoundingClientRect();
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && width > SLACK && height > SLACK;
  });
  if (isOutlined) return null;
  const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim() ?? '';
  return `The focus is not seen on ${focused.localName}.${focused.getAttribute('class') ?? ''} ‘${name.slice(0, 60)}’`;
}

/** Texts that do not differ enough from what is behind them (WCAG 1.4.3), a line each. */
export function whatIsFaint(): string[] {
  const LEAST_CONTRAST = 4.5;
  const DISABLED = ':disabled, [aria-disabled=true], [data-disabled]';
  const found = new Set<string>();
  const partsOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = partsOf(color)
      .slice(0, 3)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isOpaque = (color: string) => (partsOf(color)[3] ?? 1) > 0.5;
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return isOpaque(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement, textContent } = node;
    if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    if (parentElement.closest(`script, style, noscript, option, [inert], ${DISABLED}`)) continue;
    const { color } = getComputedStyle(parentElement);
    const [one, other] = [luminance(color), luminance(groundOf(parentElement))];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (!isOpaque(color) || contrast < LEAST_CONTRAST)
      found.add(`‘${textContent.trim().slice(0, 60)}’ has a contrast of ${contrast.toFixed(1)} only`);
  }
  return [...found];
}
