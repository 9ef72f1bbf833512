import type { SectionsFacts } from '../../../schema/fields/sections.ts';
import { useIsReadOnly } from '../../duties/read-only.tsx';
import { mergedSections } from '../../sections/merged-sections.ts';
import { SectionList } from '../../sections/section-list.tsx';
import { ShownSections } from '../../sections/shown-parts.tsx';
import { jsonListOf, type TextInputProps, type TextKind } from './input-kind.ts';
import { richTextInput } from './rich-text.tsx';

export const sectionsInput: TextKind<SectionsFacts> = {
  sends: 'text',
  position: 'last',
  preload: () => Promise.resolve(richTextInput.preload?.()),
  textOf: jsonListOf,
  Input: SectionsInput,
  Display: ShownSections,
  merge: mergedSections,
};

/** The sections, or their texts in a form that is only read: it disables the buttons that open a card. */
function SectionsInput(props: TextInputProps<SectionsFacts>) {
  if (!useIsReadOnly()) return <SectionList {...props} />;
  return (
    <div>
      <div className="field-label">{props.facts.label}</div>
      <ShownSections {...props} />
    </div>
  );
}
