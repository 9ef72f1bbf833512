import { piecesOf } from './pieces.ts';
import { rulesOf } from './style-sheets.ts';

const SELECTOR = /^(?:([a-z]\w*))?\.([\w-]+)$/i;

/**
 * The styles that the `<style>` elements of a text give to classes: Excel and Word say there what is bold or centred,
 * and name only a class on the cell. Other selectors are left aside.
 * @returns the declarations for an element of this name with these classes
 */
export function classStyles(html: string): (tag: string, className: string | null | undefined) => string {
  const styles = new Map<string, string>();
  for (const [selector, declarations] of rulesOf(piecesOf(html))) {
    const [, tag = '*', name] = SELECTOR.exec(selector) ?? [];
    if (name !== undefined) styles.set(`${tag.toLowerCase()}.${name}`, declarations.replaceAll('"', "'"));
  }
  if (styles.size === 0) return () => '';
  return (tag, className) =>
    (className ?? '')
      .split(/\s+/)
      .flatMap((name) => [styles.get(`*.${name}`), styles.get(`${tag}.${name}`)])
      .filter(Boolean)
      .join(';');
}
