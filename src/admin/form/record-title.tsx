import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { langOf } from '../../ui/lang-of.ts';
import { useIsReadOnly } from '../duties/read-only.tsx';
import { HistoryLink } from '../history/history-link.tsx';
import { OutsideIcon } from '../icons.tsx';
import { pathsOf, siteLinkOf } from '../paths.ts';
import { shownTitleOf } from '../shown-title.ts';
import { fileFieldsOf } from './inputs/index.ts';
import './form.css';
import { words } from './words.ts';

interface RecordTitleProps {
  type: TypeFacts;
  item: Item;
  /** Which part of the record the screen edits. */
  about: 'texts' | 'pictures';
  /** Whether visitors see it, so that a link leads to its page; true by default. */
  isPublic?: boolean;
  /** More links. */
  children?: ReactNode;
}

/** The title of the record that a screen edits, with links to its other screen and to the public page. */
export function RecordTitle({ type, item, about, isPublic = true, children }: RecordTitleProps) {
  const title = shownTitleOf(type, item);
  const site = siteLinkOf(type, item);
  const { update, picture } = pathsOf(type);
  const isReadOnly = useIsReadOnly();
  return (
    <div className="record-head">
      <p className="record-title" lang={langOf(title)}>
        {title}
      </p>
      {about === 'pictures' && <Link to={update(item)}>{words.edit}</Link>}
      {about === 'texts' && !isReadOnly && fileFieldsOf(type.fields).length > 0 && (
        <Link to={picture(item)}>{words.toPictures}</Link>
      )}
      <HistoryLink type={type} item={item} />
      {children}
      {site && isPublic && (
        <a className="site-link" href={site.href}>
          <OutsideIcon />
          {site.label}
        </a>
      )}
    </div>
  );
}
