/** Runs in the page. @returns the contrast of the element's lower border with the ground that it is drawn on, 1 to 21 */
export function contrastOfLine(element: Element): number {
  const luminance = (colour: string) =>
    (colour.match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .map((each) => Number(each) / 255)
      .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
      .reduce((sum, share, at) => sum + share * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
  const isClear = (of: Element) => /, 0\)$|transparent/.test(getComputedStyle(of).backgroundColor);
  let ground: Element = element;
  while (isClear(ground) && ground.parentElement) ground = ground.parentElement;
  const [darker = 0, lighter = 0] = [
    luminance(getComputedStyle(element).borderBottomColor),
    luminance(getComputedStyle(ground).backgroundColor),
  ].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
