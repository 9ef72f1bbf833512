import { type Field, type FieldFacts, type LabelOptions, textFieldDefaults } from '../field.ts';
import { pageAddress } from './formats.ts';
import { frameOf } from './frame.ts';
import { text } from './text.ts';

export interface AddressFacts extends FieldFacts {
  kind: 'address';
  max: number;
  /** What stands before it in addresses of this site. */
  base: string;
}

const MAX = 80;

/**
 * A record's own address: one segment of a path, in both languages the same. Left empty, it follows the title until the
 * record is live; that it is the only one of its kind is seen to where records change.
 */
export function address(
  label: string,
  { ne, required = false, base = '/' }: LabelOptions & { required?: boolean; base?: string },
): Field<string, 'address'> {
  const { input, output } = text(label, { ne, required, max: MAX, format: pageAddress });
  return {
    ...textFieldDefaults,
    ...frameOf<AddressFacts, string>(
      'address',
      { label, ne, required },
      { max: MAX, base },
      (_said, _language, tools) => input(tools),
    ),
    output,
  };
}
