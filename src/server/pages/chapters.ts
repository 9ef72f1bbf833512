import type { ContentType, Item } from '../../schema/define-type.ts';
import { textOf } from '../../schema/fields/rich-text/text-of.ts';
import { slugOf } from '../../schema/slug.ts';
import type { Chapter } from '../../site/model.ts';

/** Those of a record's rich texts that have text, under the labels of their fields. */
export function chaptersOf<T extends ContentType>(
  type: T,
  item: Item,
  names: readonly (keyof T['fields'] & string)[],
): Chapter[] {
  return names.flatMap((name) => {
    const heading = type.fields[name]?.label ?? name;
    const html = String(item[name] ?? '');
    return textOf(html) === '' && !html.includes('<img') ? [] : [{ anchor: slugOf(heading), heading, html }];
  });
}
