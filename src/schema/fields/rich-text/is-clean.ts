import { allowsText, isAllowedAttribute, isAllowedIn, isVoid, ruleOf } from './allowed.ts';
import { type Attribute, decoded, tokensOf } from './tokens.ts';

/** Browsers flatten elements nested deeper than 512. */
const MAX_DEPTH = 500;

/**
 * Whether rich text can be stored and shown as it is: only allowed elements and attributes, in one strict form and
 * nested so that every browser builds exactly the tree that is written. Nothing in it can run scripts or break out of
 * its container. Takes linear time.
 */
export function isClean(html: string): boolean {
  const open: string[] = [];
  let inLink = false;
  for (const token of tokensOf(html)) {
    const parent = open.at(-1) ?? '';
    if (token.kind === 'foreign') return false;
    if (token.kind === 'text') {
      if (!allowsText(parent) && /\S/.test(token.text)) return false;
    } else if (token.kind === 'close') {
      if (open.pop() !== token.tag) return false;
      if (token.tag === 'a') inLink = false;
    } else {
      const { tag, attributes } = token;
      if (!isAllowedIn(parent, tag) || !areClean(tag, attributes)) return false;
      if (tag === 'a' && inLink) return false;
      if (isVoid(tag)) continue;
      if (token.selfClosing || open.length === MAX_DEPTH) return false;
      open.push(tag);
      inLink ||= tag === 'a';
    }
  }
  return open.length === 0;
}

function areClean(tag: string, attributes: Attribute[]): boolean {
  const names = new Set(attributes.map(({ name }) => name));
  const needed = ruleOf(tag)?.needs;
  if (names.size !== attributes.length || (needed !== undefined && !names.has(needed))) return false;
  return attributes.every((attribute) => {
    const value = decoded(attribute);
    return value !== undefined && isAllowedAttribute(tag, attribute.name, value);
  });
}
