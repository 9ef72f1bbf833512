/** The look of each kind of section. A kind without one does not compile. */
import type { ReactNode } from 'react';
import type { sectionKinds } from '../../content/sections/index.ts';
import { Action } from './action.tsx';
import { Facts } from './facts.tsx';
import { Latest } from './latest.tsx';
import { Pictures } from './pictures.tsx';
import { Questions } from './questions.tsx';
import type { SectionProps } from './section-props.ts';
import { Steps } from './steps.tsx';
import { Text } from './text.tsx';
import { TextPicture } from './text-picture.tsx';

type Kind = (typeof sectionKinds)[number];

export const looks: { [K in Kind as K['name']]: (props: SectionProps<K>) => ReactNode } = {
  text: Text,
  'text-picture': TextPicture,
  pictures: Pictures,
  facts: Facts,
  steps: Steps,
  questions: Questions,
  latest: Latest,
  action: Action,
};
