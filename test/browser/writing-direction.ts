/** Whether an element's last words run from left to right; for `Locator.evaluate`. */
export function isWrittenFromLeft(element: Element): boolean {
  const text = element.lastChild;
  if (!text) return false;
  const left = (at: number) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().left;
  };
  return left(0) < left(1);
}
