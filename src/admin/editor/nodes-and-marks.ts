import Image from '@tiptap/extension-image';
import { Mark } from '@tiptap/react';
import { fontClass, fonts, sizeClass, sizes } from '../../schema/fields/rich-text/fonts.ts';
import { isOwnPicture } from '../../schema/fields/rich-text/links.ts';

const pixels = (name: 'width' | 'height') => ({
  default: null,
  parseHTML: (element: HTMLElement) => {
    const written = element.getAttribute(name) ?? '';
    return /^[1-9]\d{0,4}$/.test(written) ? Number(written) : null;
  },
});

/** A picture from our own uploads. Pictures from elsewhere are not recognised. */
export const Picture = Image.extend({
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
});

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

export const FontMark = styleMark('font', fonts, fontClass);
export const SizeMark = styleMark('size', sizes, sizeClass);
