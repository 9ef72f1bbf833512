import { Skeleton } from '@mantine/core';
import type { SectionsFacts } from '../../../schema/fields/sections.ts';
import { useIsReadOnly } from '../../duties/read-only.tsx';
import { PartBoundary } from '../../layout/error-notice.tsx';
import { ShownSections } from '../../sections/shown-parts.tsx';
import { jsonListOf, type TextInputProps, type TextKind } from './input-kind.ts';
import { richTextInput } from './rich-text.tsx';

const importList = () => import('../../sections/section-list.tsx');

/** The list, once it is loaded. */
let List: Awaited<ReturnType<typeof importList>>['default'] | undefined;

export const sectionsInput: TextKind<SectionsFacts> = {
  sends: 'text',
  height: 160,
  async preload() {
    List ??= (await importList()).default;
    await richTextInput.preload?.();
  },
  textOf: jsonListOf,
  position: 'last',
  Input: SectionsInput,
  Display: ShownSections,
};

function SectionsInput(props: TextInputProps<SectionsFacts>) {
  const { facts, value } = props;
  // The buttons that open a card are disabled with a form that is only read.
  if (useIsReadOnly())
    return (
      <div>
        <div className="field-label">{facts.label}</div>
        <ShownSections facts={facts} value={value} />
      </div>
    );
  return (
    <PartBoundary load={importList} loaded={List} label={facts.label} fallback={<Skeleton height={160} />}>
      {(SectionList) => <SectionList {...props} />}
    </PartBoundary>
  );
}
