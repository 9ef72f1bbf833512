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

/** Superscript and subscript exclude each other. The keys are those of Google Docs and Word. */
const raised = (name: string, tag: string, other: string, key: string) =>
  Mark.create({
    name,
    excludes: `${name} ${other}`,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

export const Superscript = raised('superscript', 'sup', 'subscript', 'Mod-.');
export const Subscript = raised('subscript', 'sub', 'superscript', 'Mod-,');
