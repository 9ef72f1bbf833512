import Image from '@tiptap/extension-image';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { NodeView } from '@tiptap/pm/view';
import { Extension, Mark } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isAllowedAttribute } from '../../schema/fields/rich-text/allowed.ts';
import { fontClass, fonts, sizeClass, sizes } from '../../schema/fields/rich-text/fonts.ts';
import { isAllowedAddress, isOwnPicture } from '../../schema/fields/rich-text/links.ts';
import { showStored } from '../api/hidden-files.ts';
import { Alignment } from './alignment.ts';
import { tableExtensions } from './tables.ts';

const pixels = (name: 'width' | 'height') => ({
  default: null,
  parseHTML: (element: HTMLElement) => {
    const written = element.getAttribute(name) ?? '';
    return /^[1-9]\d{0,4}$/.test(written) ? Number(written) : null;
  },
});

/** A picture from our own uploads. Pictures from elsewhere are not recognised. */
const Picture = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: pixels('width'),
    height: pixels('height'),
  }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isOwnPicture(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  addInputRules: () => [],
  // A picture of a draft has no public address, so the editor shows it from another one than it stores.
  addNodeView:
    () =>
    ({ node }) =>
      pictureView(node),
  // React's wrapper takes the views above away before it unmounts, and the editor draws its text once more.
  addProseMirrorPlugins() {
    return [new Plugin({ props: { nodeViews: { [this.name]: pictureView } } })];
  },
});

function pictureView(node: Node): NodeView {
  const dom = document.createElement('img');
  let hide = () => {};
  const show = (attrs: Readonly<Record<string, unknown>>) => {
    for (const name of ['alt', 'width', 'height', 'title'])
      if (attrs[name] === null || attrs[name] === undefined) dom.removeAttribute(name);
      else dom.setAttribute(name, String(attrs[name]));
    const path = String(attrs.src ?? '');
    if (path === dom.dataset.path) return;
    hide();
    dom.dataset.path = path;
    hide = showStored(path, dom);
  };
  show(node.attrs);
  return {
    dom,
    update(next) {
      if (next.type !== node.type) return false;
      show(next.attrs);
      return true;
    },
    ignoreMutation: () => true,
    destroy: () => hide(),
  };
}

/**
 * A mark whose value is stored as a class. The parse rule does not consume the element, so font and size
 * combine on one span.
 */
function styleMark(name: string, choices: readonly string[], classOf: (choice: string) => string) {
  const choiceOf = (element: HTMLElement) =>
    choices.find((choice) => element.classList.contains(classOf(choice))) ?? null;
  return Mark.create({
    name,
    addAttributes: () => ({
      choice: {
        default: null,
        parseHTML: choiceOf,
        renderHTML: ({ choice }) => ({ class: classOf(String(choice)) }),
      },
    }),
    parseHTML: () => [
      {
        tag: `[class*="${classOf('')}"]`,
        consuming: false,
        // Has to run before the rule of the element, which consumes it.
        priority: 60,
        getAttrs: (element) => (choiceOf(element) === null ? false : null),
      },
    ],
    renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  });
}

const FontMark = styleMark('font', fonts, fontClass);
const SizeMark = styleMark('size', sizes, sizeClass);

export const FILL_KEYS = 'Mod-Shift-f';

/** Actions of keys that reach beyond the text. */
interface KeyActions {
  onLink: () => void;
  onFill: () => void;
}

/** The extensions of the editor. They produce exactly what `allowed.ts` accepts. */
export function editorExtensions(actions: KeyActions) {
  return [
    Kit.configure({
      heading: { levels: [2, 3, 4] },
      code: false,
      codeBlock: false,
      // An empty paragraph appended on loading would count as a change.
      trailingNode: false,
      undoRedo: { depth: 100, newGroupDelay: 500 },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null, class: null },
        isAllowedUri: (address) => isAllowedAddress(address),
      },
    }),
    FontMark,
    SizeMark,
    Alignment,
    KeptAttributes,
    Superscript,
    Subscript,
    ...tableExtensions,
    Picture,
    keys(actions),
  ];
}

/** The starter kit, with links that end at their last character and that no arrow key extends by a space. */
const Kit = StarterKit.extend({
  addExtensions() {
    const extensions = this.parent?.() ?? [];
    return extensions.map((extension) =>
      extension.name === 'link' ? extension.extend({ exitable: false, inclusive: false }) : extension,
    );
  },
});

function keys({ onLink, onFill }: KeyActions) {
  return Extension.create({
    name: 'fieldKeys',
    addKeyboardShortcuts() {
      return {
        'Mod-k': () => {
          onLink();
          return true;
        },
        [FILL_KEYS]: () => {
          onFill();
          return true;
        },
        'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
        'Mod-[': () => this.editor.commands.liftListItem('listItem'),
      };
    },
  });
}

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
const KeptAttributes = Extension.create({
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

const Superscript = raised('superscript', 'sup', 'subscript');
const Subscript = raised('subscript', 'sub', 'superscript');
