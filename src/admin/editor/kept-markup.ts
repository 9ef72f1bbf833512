import { Extension, Mark } from '@tiptap/react';
import { isAllowedAttribute } from '../../schema/fields/rich-text/allowed.ts';

/** An attribute that stays while its element is edited, as it was written. */
const kept = (tag: string, name: string, more: object = {}) => ({
  [name]: {
    default: null,
    parseHTML: (element: HTMLElement) => {
      const written = element.getAttribute(name);
      return written !== null && isAllowedAttribute(tag, name, written) ? written : null;
    },
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[name] === null ? {} : { [name]: attributes[name] },
    ...more,
  },
});

/** Attributes without a tool (requirement 23.9): ids that links on the page lead to, and numbers of list items. */
export const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    { types: ['heading'], attributes: kept('h2', 'id', { keepOnSplit: false }) },
    { types: ['listItem'], attributes: kept('li', 'value', { keepOnSplit: false }) },
    { types: ['orderedList'], attributes: kept('ol', 'reversed') },
  ],
});

/** In the notation of the help sheet; those of Google Docs and Word. */
export const RAISED_KEYS = { superscript: 'Mod+.', subscript: 'Mod+,' } as const;

/** Superscript and subscript exclude each other. */
const raised = (name: keyof typeof RAISED_KEYS, tag: string, other: string) =>
  Mark.create({
    name,
    excludes: `${name} ${other}`,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [RAISED_KEYS[name].replace('+', '-')]: () => this.editor.commands.toggleMark(name) };
    },
  });

export const Superscript = raised('superscript', 'sup', 'subscript');
export const Subscript = raised('subscript', 'sub', 'superscript');
