/** The look of each kind of section. A kind without one does not compile. */
import type { ReactNode } from 'react';
import type { sectionKinds } from '../../content/sections/index.ts';
import type { PageScript, PageStyles } from '../page-assets.ts';
import { Action } from './action.tsx';
import { Downloads } from './downloads.tsx';
import { Facts } from './facts.tsx';
import { Latest } from './latest.tsx';
import { People } from './people.tsx';
import { Pictures } from './pictures.tsx';
import { Questions } from './questions.tsx';
import type { SectionProps } from './section-props.ts';
import { Steps } from './steps.tsx';
import { Text } from './text.tsx';
import { TextPicture } from './text-picture.tsx';

type Kind = (typeof sectionKinds)[number];

export interface Look<P = SectionProps> {
  Section: (props: P) => ReactNode;
  /** A style sheet that only pages with such a section have. */
  styles?: PageStyles;
  script?: PageScript;
  /** Whether it stands below its heading, as wide as the page, instead of beside it. */
  isWide?: true;
  /** Whether it shows records of other types, so that it may come to be empty. */
  isOfRecords?: true;
}

const looks: { [K in Kind as K['name']]: Look<SectionProps<K>> } = {
  text: { Section: Text },
  'text-picture': { Section: TextPicture, styles: 'text-picture' },
  pictures: { Section: Pictures, styles: 'album', script: 'album', isWide: true },
  facts: { Section: Facts, styles: 'facts' },
  steps: { Section: Steps, styles: 'steps' },
  questions: { Section: Questions, styles: 'questions' },
  people: { Section: People, styles: 'people', isOfRecords: true },
  downloads: { Section: Downloads, isOfRecords: true },
  latest: { Section: Latest, styles: 'album', isOfRecords: true },
  action: { Section: Action, styles: 'action' },
};

/** @param kind of a section that is known */
export const lookOf = (kind: string): Look =>
  (looks as unknown as Readonly<Record<string, Look>>)[kind] as Look;
