import Image from '@tiptap/extension-image';
import { isOwnPicture } from '../../schema/fields/rich-text/links.ts';

const pixels = (name: 'width' | 'height') => ({
  default: null,
  parseHTML: (element: HTMLElement) => {
    const written = element.getAttribute(name) ?? '';
    return /^[1-9]\d{0,4}$/.test(written) ? Number(written) : null;
  },
});

/** A picture of our own; any other is not recognised, wherever it comes from. */
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
