import { Mark } from '@tiptap/react';
import { fontClass, fonts, sizeClass, sizes } from '../../schema/fields/rich-text/fonts.ts';

/** A mark whose one choice is kept as a class. Its rule does not consume the element, so that both combine on one. */
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
        // Before the element's own rule, which ends the matter.
        priority: 60,
        getAttrs: (element) => (choiceOf(element) === null ? false : null),
      },
    ],
    renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  });
}

export const FontMark = styleMark('font', fonts, fontClass);
export const SizeMark = styleMark('size', sizes, sizeClass);
