import type { ReactNode } from 'react';
import type { Changes } from '../../schema/changes/changes.ts';
import { CaptionsView } from './captions-view.tsx';
import { DocumentsView } from './documents-view.tsx';
import { PicturesView } from './pictures-view.tsx';
import { TextView } from './text-view.tsx';
import { ThingsView } from './things-view.tsx';
import { DayView, ValueView } from './value-views.tsx';
import type { AnyView, Shape, ViewContext, ViewProps } from './view-props.ts';
import './compared.css';

/** How changes of each shape are shown. */
const views: { [S in Shape]: (props: ViewProps<S>) => ReactNode } = {
  text: TextView,
  value: ValueView,
  day: DayView,
  pictures: PicturesView,
  documents: DocumentsView,
  things: ThingsView,
  captions: CaptionsView,
};
const byShape: Readonly<Record<Shape, AnyView['View']>> = views;

/** The differences in one field. */
export function FieldChanges(props: ViewContext & { changes: Changes }) {
  const View = byShape[props.changes.shape];
  return <View {...props} />;
}
