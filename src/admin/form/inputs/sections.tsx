import type { SectionsFacts } from '../../../schema/fields/sections.ts';
import { useIsReadOnly } from '../../duties/read-only.tsx';
import { SectionList } from '../../sections/section-list.tsx';
import { ShownSections } from '../../sections/shown-parts.tsx';
import { jsonListOf, type TextKind } from './input-kind.ts';
import { richTextInput } from './rich-text.tsx';

export const sectionsInput: TextKind<SectionsFacts> = {
  sends: 'text',
  position: 'last',
  preload: () => Promise.resolve(richTextInput.preload?.()),
  textOf: jsonListOf,
  // The buttons that open a card are disabled with a form that is only read.
  Input: (props) => (useIsReadOnly() ? <ShownSections {...props} /> : <SectionList {...props} />),
  Display: ShownSections,
};
