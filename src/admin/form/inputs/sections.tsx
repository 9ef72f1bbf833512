import type { SectionsFacts } from '../../../schema/fields/sections.ts';
import type { TextKind } from './input-kind.ts';

export const sectionsInput: TextKind<SectionsFacts> = {
  sends: 'text',
  textOf: (value) => JSON.stringify(value),
  Input: ({ value }) => <pre>{value}</pre>,
  Display: ({ value }) => value,
};
