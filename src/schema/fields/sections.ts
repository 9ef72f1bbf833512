import * as z from 'zod';
import { digitsIn } from '../../languages/digits.ts';
import type { Language } from '../../languages/language.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { blanksOf, factsIn } from '../define-type.ts';
import { type Field, type FieldFacts, fieldDefaults, type InputTools, type LabelOptions } from '../field.ts';
import {
  filesOf,
  inputsOf,
  outputsOf,
  referencesInEach,
  type Section,
  type SectionKind,
  textPartsOf,
  withFile,
} from '../section.ts';
import type { Loss } from '../warning.ts';
import { frameOf } from './frame.ts';
import { listInColumn, listInForms, listInText } from './list.ts';
import { missing } from './plain-text.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** A kind of section for the browser. */
export interface SectionFacts {
  name: string;
  label: string;
  purpose: string;
  fields: FieldFacts[];
  /** The values of a new one. */
  blank: Readonly<Record<string, unknown>>;
}

export interface SectionsFacts extends FieldFacts {
  kind: 'sections';
  max: number;
  kinds: SectionFacts[];
}

const MAX_SECTIONS = 40;
const placed = z.looseObject({
  id: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default(() => newSectionId()),
  kind: z.string(),
});

export const newSectionId = (): string => crypto.randomUUID().slice(0, 8);

/** The sections of a page, in one list for both languages. A stored section of an unknown kind stays as it is. */
export function sections(
  label: string,
  { ne, kinds, required = false }: LabelOptions & { kinds: readonly SectionKind[]; required?: boolean },
): Field<Section[], 'sections'> {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  const kindOf = ({ kind }: Pick<Section, 'kind'>) => byName.get(kind);
  const names = kinds.map(({ name }) => name).join(', ');

  /** Reads sections one by one; one of an unknown kind stays as it came, for `refusal` to decide. */
  function sectionsIn(language: Language, tools: InputTools, notSections: string) {
    const say = words[language];
    const inputs = new Map(kinds.map((kind) => [kind.name, z.object(inputsOf(kind, tools))]));
    return (list: readonly unknown[], { addIssue }: z.RefinementCtx): Section[] =>
      list.flatMap((sent, at): Section[] => {
        const place = placed.safeParse(sent);
        if (!place.success) {
          addIssue({ code: 'custom', message: notSections });
          return [];
        }
        const { id, kind } = place.data;
        const read = inputs.get(kind)?.safeParse(sent);
        if (!read) return [place.data];
        const known = byName.get(kind);
        if (read.success) return [{ id, kind, ...(known?.tidy?.(read.data) ?? read.data) }];
        const label = known?.label[language] ?? kind;
        for (const { message, path } of read.error.issues) {
          const row = path.find((step) => typeof step === 'number');
          const wrong = row === undefined ? message : say.inRow(digitsIn(language, row + 1), message);
          addIssue({ code: 'custom', message: say.inSection(digitsIn(language, at + 1), label, wrong) });
        }
        return [];
      });
  }

  let output: z.ZodType<Section[]> | undefined;
  return {
    ...fieldDefaults,
    ...listInColumn<Section>(),
    ...frameOf<SectionsFacts, Section[]>(
      'sections',
      { label, ne, required },
      (language) => ({
        max: MAX_SECTIONS,
        kinds: kinds.map((kind) => ({
          name: kind.name,
          label: kind.label[language],
          purpose: kind.purpose[language],
          fields: factsIn(language, kind),
          blank: blanksOf(kind),
        })),
      }),
      (said, language, tools) => {
        const { notSections, tooMany } = words[language];
        return listInForms(
          z
            .array(z.unknown().meta({ description: 'A section as in answers; what is missing is blank' }), {
              error: notSections(said),
            })
            .max(MAX_SECTIONS, { error: tooMany(said, digitsIn(language, MAX_SECTIONS)) })
            .transform(sectionsIn(language, tools, notSections(said)))
            .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
              error: notSections(said),
            })
            .refine((list) => !required || list.length > 0, { error: missing(said, language) }),
        );
      },
    ),
    output: () => (output ??= outputOf(kinds)),
    lossesOf: (sent, tools) => lossesOf(listInText(sent), kindOf, tools),
    refusal(value, stored) {
      const known = new Set(stored.flatMap((list = []) => list.map(inOneOrder)));
      const isStranger = (section: Section) => !kindOf(section) && !known.has(inOneOrder(section));
      return value.some(isStranger) ? sentences.noSectionKind(names) : null;
    },
    references: referencesInEach(
      (section) => kindOf(section) ?? NOTHING,
      (section, number, place) => sentences.inSection(number, kindOf(section)?.label ?? section.kind, place),
      ({ id, kind }, _, stored) => stored.find((one) => one.id === id && one.kind === kind),
    ),
    namesStoredFiles: true,
    filesIn: (value) => value.flatMap((section) => filesOf(kindOf(section) ?? NOTHING, section)),
    replaceFile: (value, path, by) =>
      value.map((section) => withFile(kindOf(section) ?? NOTHING, section, path, by)),
    searchText: (value) =>
      partsOf(value)
        .map(({ text }) => text)
        .join('\n'),
    searchParts: partsOf,
  };

  function partsOf(value: Section[]) {
    return value.flatMap((section) => textPartsOf(kindOf(section) ?? NOTHING, section));
  }
}

/** Such as `SectionTextPicture`. */
const schemaNameOf = ({ name }: SectionKind) =>
  `Section-${name}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A section of any kind, each kind a schema of its own in the OpenAPI document. Called once, since a
 * name may be given to one schema only.
 */
const outputOf = (kinds: readonly SectionKind[]) =>
  z.array(
    z.union(
      kinds.map((kind) =>
        z
          .object({ id: z.string(), kind: z.literal(kind.name), ...outputsOf(kind) })
          .meta({ id: schemaNameOf(kind), title: kind.label.en }),
      ),
    ),
  ) as unknown as z.ZodType<Section[]>;

const NOTHING = { fields: {} };

/** JSON of a value whose names are in one order, to compare it. */
const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** What of sent sections is not stored as it was sent: names that their kinds do not know, and losses in their texts. */
function lossesOf(
  sent: unknown,
  kindOf: (section: Section) => SectionKind | undefined,
  tools: InputTools,
): Loss[] {
  if (!Array.isArray(sent)) return [];
  return sent.flatMap((section: Section) => {
    const kind = kindOf(Object(section));
    return kind ? lossesIn(kind.fields, section, tools, ['id', 'kind']) : [];
  });
}

function lossesIn(
  fields: SectionKind['fields'],
  sent: Readonly<Record<string, unknown>>,
  tools: InputTools,
  known: readonly string[] = [],
): Loss[] {
  return Object.entries(Object(sent)).flatMap(([name, value]): Loss[] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field && known.includes(name)) return [];
    if (!field) return [{ kind: 'unknown-field', what: sentences.unknownField(name.slice(0, 100)) }];
    const { entry } = field;
    if (entry && Array.isArray(value)) return value.flatMap((one) => lossesIn(entry.fields, one, tools));
    return field.lossesOf?.(value, tools) ?? [];
  });
}
