import { useMediaQuery } from '@mantine/hooks';
import { createContext, type ReactNode, type RefObject, use, useId, useRef, useState } from 'react';
import { langOf, langOfHtml } from '../../../languages/lang-of.ts';
import { type Language, languageFrom, languageNames, otherThan } from '../../../languages/language.ts';
import type { FieldFacts } from '../../../schema/field.ts';
import { useIsReadOnly } from '../../duties/read-only.tsx';
import { words as office } from '../../words.ts';
import type { TextInputProps } from '../inputs/input-kind.ts';
import { words } from './words.ts';
import './twins.css';

type Texts = Readonly<Record<string, string>>;

interface Entered {
  facts: FieldFacts;
}

/** A text field and its Nepali twin, if it has one. */
export interface FieldPair<F extends Entered = Entered> {
  field: F;
  twin: F | undefined;
}

/** The fields of a form, each with its twin beside it. */
export function pairsOf<F extends Entered>(fields: readonly F[]): FieldPair<F>[] {
  return fields
    .filter(({ facts }) => facts.twinOf === undefined)
    .map((field) => ({ field, twin: fields.find(({ facts }) => facts.twinOf === field.facts.name) }));
}

/** The languages of a pair, first the one that the office works in. */
export const HALVES: readonly Language[] = office.language === 'ne' ? ['ne', 'en'] : ['en', 'ne'];

export const isEmpty = ({ field, twin }: FieldPair, texts: Texts) =>
  [field, twin].every((half) => isBlank(texts[half?.facts.name ?? ''] ?? ''));

/**
 * The text that a pair lacks; this is shown as a hint, never as an error. `onlyNepali`: the field itself has Nepali
 * text.
 */
type Lack = 'noNepali' | 'noEnglish' | 'onlyNepali';

function lackOf({ field, twin }: FieldPair, texts: Texts): Lack | null {
  if (!twin) return null;
  const [own, nepali] = [texts[field.facts.name] ?? '', texts[twin.facts.name] ?? ''];
  if (isBlank(own)) return isBlank(nepali) ? null : 'noEnglish';
  if (!isBlank(nepali)) return null;
  return (langOfHtml(own) ?? langOf(own)) === 'ne' ? 'onlyNepali' : 'noNepali';
}

const isBlank = (text: string) => text.replace(/<(?!img\b)[^>]*>|&nbsp;|\s/g, '') === '';

/**
 * The language whose tab has the first of these invalid fields; null if the open tab has one, or none belongs to a
 * pair.
 */
function tabOfErrors(
  pairs: readonly FieldPair[],
  errors: Readonly<Record<string, string>>,
  open: Language,
): Language | null {
  const isWrong = (half: Entered | undefined) => half !== undefined && half.facts.name in errors;
  const translated = pairs.filter(({ twin }) => twin !== undefined);
  const wrong = {
    en: translated.some(({ field }) => isWrong(field)),
    ne: translated.some(({ twin }) => isWrong(twin)),
  };
  const other = otherThan(open);
  return wrong[other] && !wrong[open] ? other : null;
}

interface TwinTabsProps {
  pairs: readonly FieldPair[];
  texts: Texts;
  errors: Readonly<Record<string, string>>;
  /** Renders the fields. @param open the language whose halves are shown; null where both are */
  children: (open: Language | null) => ReactNode;
}

const OpenLanguage = createContext<Language | null>(null);

/** The language in the tab that is open around this; null where both halves are shown. */
export const useOpenLanguage = () => use(OpenLanguage);

/**
 * On a phone, the texts of a form in one language at a time, in tabs; elsewhere both beside each other. A tablet that
 * is turned changes between the two: the inputs stay as they are, and the one with the focus keeps it.
 */
export function TwinTabs({ pairs, texts, errors, children }: TwinTabsProps) {
  const isNarrow = useMediaQuery('(width < 40em)', false, { getInitialValueInEffect: false });
  // A form that is only read is disabled, its tabs too.
  const isPhone = !useIsReadOnly() && isNarrow;
  const [open, setOpen] = useState<Language>(() => {
    // An empty half would look like a lost text.
    const [title] = pairs;
    return title && lackOf(title, texts) === 'noEnglish' ? 'ne' : office.language;
  });
  const [seen, setSeen] = useState(errors);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isTranslated = pairs.some(({ twin }) => twin !== undefined);
  if (errors !== seen) {
    setSeen(errors);
    const tab = tabOfErrors(pairs, errors, open);
    if (tab) setOpen(tab);
  }
  if (!isTranslated) return children(null);
  const lacking = pairs.filter((pair) => lackOf(pair, texts) === 'noNepali').length;
  return (
    <>
      {isPhone && (
        <div ref={keepFocusIn(panel)} className="twin-tabs" role="tablist" aria-label={words.tabs}>
          {HALVES.map((language) => (
            <button
              key={language}
              id={`${id}-${language}`}
              type="button"
              role="tab"
              lang={language}
              aria-selected={language === open}
              aria-controls={`${id}-panel`}
              tabIndex={language === open ? 0 : -1}
              onClick={() => setOpen(language)}
              onKeyDown={({ key }) => {
                if (!/^(?:Arrow(?:Left|Right)|Home|End)$/.test(key)) return;
                const next = nextTab(language, key);
                setOpen(next);
                document.getElementById(`${id}-${next}`)?.focus();
              }}
            >
              {languageNames[language]}
            </button>
          ))}
        </div>
      )}
      {isPhone && open === 'en' && lacking > 0 && (
        <p className="field-hint twin-lack">{words.lackNepali(lacking)}</p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows which half has the focus */}
      <div
        ref={panel}
        id={`${id}-panel`}
        className="twin-panel"
        {...(isPhone && { role: 'tabpanel', 'aria-labelledby': `${id}-${open}` })}
        onFocus={({ target }) => {
          const half = target.closest<HTMLElement>('.twin-half');
          if (half) setOpen(languageFrom(half.lang));
        }}
      >
        <OpenLanguage value={isPhone ? open : null}>{children(isPhone ? open : null)}</OpenLanguage>
      </div>
    </>
  );
}

/** A ref of the tabs: where they go while one of them has the focus, the first field that is shown gets it. */
const keepFocusIn = (panel: RefObject<HTMLElement | null>) => (tabs: HTMLElement | null) => () => {
  if (!tabs?.contains(document.activeElement)) return;
  panel.current?.querySelector<HTMLElement>('.twin-half:not([hidden]) :is(input, textarea)')?.focus();
};

const nextTab = (language: Language, key: string): Language =>
  ({ Home: HALVES[0], End: HALVES[1] })[key] ?? otherThan(language);

interface TwinPairProps<F extends Entered> {
  pair: FieldPair<F>;
  texts: Texts;
  open: Language | null;
  input: (field: F, more?: Partial<TextInputProps>) => ReactNode;
}

/** A text in English and in Nepali beside each other, or the one whose tab is open. */
export function TwinPair<F extends Entered>({ pair, texts, open, input }: TwinPairProps<F>) {
  const [opened, setOpened] = useState<readonly Language[]>([]);
  const { field, twin } = pair;
  if (!twin) return input(field);
  const shown = open === null ? HALVES : [open];
  if (!shown.every((language) => opened.includes(language))) setOpened([...opened, ...shown]);
  const lack = lackOf(pair, texts);
  const propsOf = (of: F, language: Language): Partial<TextInputProps> => {
    const { hint, ...facts }: FieldFacts & { hint?: string } = of.facts;
    // Beside each other, both halves would say the same.
    const hinted = hint && language === shown[0] ? { ...facts, hint } : facts;
    if (!field.facts.required) return { facts: hinted };
    return { facts: { ...hinted, required: isEmpty(pair, texts) }, requiredHint: words.either };
  };
  const half = (language: Language, of: F) =>
    // An editor is loaded when its tab is first opened, and keeps its state while another tab is open.
    opened.includes(language) && (
      <div
        key={language}
        className="twin-half"
        lang={language === 'ne' ? language : undefined}
        hidden={!shown.includes(language)}
      >
        {input(of, propsOf(of, language))}
        <LackHint lack={lack} language={language} />
      </div>
    );
  return (
    <div className="twins">{HALVES.map((language) => half(language, language === 'en' ? field : twin))}</div>
  );
}

/** Says in the half that is empty, or is in the other language, what visitors then see. */
function LackHint({ lack, language }: { lack: Lack | null; language: Language }) {
  if (!lack || (lack === 'noNepali') !== (language === 'ne')) return null;
  return (
    <p className="field-hint twin-lack" lang={office.language}>
      {words[lack]}
    </p>
  );
}
