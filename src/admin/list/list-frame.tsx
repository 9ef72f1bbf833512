import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { messageOf } from '../api/api-error.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { Heading } from '../layout/heading.tsx';
import { palette } from '../palette/palette-state.ts';
import { FilterBox } from './filter-box.tsx';
import { type ListParams, useListNavigation } from './list-params.ts';
import { Pagination, type PaginationProps, RedirectToLastPage } from './pagination.tsx';
import { emptyWords, findWords, rowWords, type Searched } from './words.ts';
import './list.css';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { AddIcon } from '../icons.tsx';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';

interface ListFrameProps {
  title: string;
  /** What one record is called. */
  noun: string;
  /** The fields that the filter searches, in words. */
  searched: Searched;
  params: ListParams;
  list: UseQueryResult<{ total: number }>;
  /** Actions of the whole list, beside its title. */
  actions: ReactNode;
  /** Shown beside the filter. */
  views?: ReactNode;
  /** Shown instead of the table if the list has no records at all. */
  empty: ReactNode;
  children: ReactNode;
}

/** The frame of every list: its title, filter, pagination, and the empty states. */
export function ListFrame(props: ListFrameProps) {
  const { title, noun, searched, params, list, actions, views, empty, children } = props;
  const { data, isPlaceholderData } = list;
  const { q, state, type } = params;
  const go = useListNavigation();
  const filter = (keyword: string) => go({ ...params, q: keyword, page: 1 });

  return (
    <>
      <Heading title={title}>{actions}</Heading>
      <div className="list-tools">
        <FilterBox q={q} searched={searched} onFilter={filter} />
        {views}
      </div>
      {/* Stands before the list is read, because some screen readers ignore a region that is inserted with its text. */}
      <p className="visually-hidden" role="status">
        {data?.total === 0 &&
          !isPlaceholderData &&
          (q !== '' || (state ?? type) !== undefined) &&
          findWords.nothing}
      </p>
      <ListBody
        list={list}
        pages={{ params }}
        nothing={
          q !== '' ? (
            <NoMatches noun={noun} searched={searched} q={q} onClear={() => filter('')} />
          ) : (state ?? type) !== undefined ? (
            <NoneThere {...(state ? inState(noun) : ofKind)} onClear={() => go(unnarrowed(params))} />
          ) : (
            empty
          )
        }
      >
        {children}
      </ListBody>
    </>
  );
}

interface ListBodyProps {
  list: UseQueryResult<{ total: number }>;
  /** The shown page and what else narrows the list, which the links to other pages keep. */
  pages: Omit<PaginationProps, 'total'>;
  /** Shown instead of the table if no record is found. */
  nothing: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** A list below its filters: the table and the links to its pages, or why there is none. */
export function ListBody({ list, pages, nothing, children }: ListBodyProps) {
  const { data, error, isPlaceholderData, refetch } = list;
  if (error && !data) return <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />;
  return (
    <>
      {data && !isPlaceholderData && <RedirectToLastPage {...pages} total={data.total} />}
      {data?.total === 0 ? nothing : children}
      {data && data.total > 0 && <Pagination {...pages} total={data.total} />}
    </>
  );
}

/** The same list, of every state and kind. */
const unnarrowed = ({ state: _state, type: _type, ...others }: ListParams): ListParams => ({
  ...others,
  page: 1,
});

const inState = (noun: string) => ({ words: findWords.noneInState(noun), clear: findWords.allStates });
const ofKind = { words: findWords.noneOfKind, clear: findWords.allKinds };

/** Shown instead of the table if no record is in the chosen state, or of the chosen kind. */
function NoneThere({ words, clear, onClear }: { words: string; clear: string; onClear: () => void }) {
  return (
    <div className="notice-box">
      <h2>{findWords.nothing}</h2>
      <p>{words}</p>
      <Button variant="default" onClick={onClear}>
        {clear}
      </Button>
    </div>
  );
}

/** Shown instead of a table without records: its purpose, and a link to add the first. */
export function EmptyList({ purpose, children }: { purpose: string; children?: ReactNode }) {
  return (
    <div className="notice-box">
      <h2>{emptyWords.title}</h2>
      <p>{purpose}</p>
      {children}
    </div>
  );
}

interface NoMatchesProps {
  /** What one record is called. */
  noun: string;
  searched: Searched;
  /** The keyword that nothing matches. */
  q: string;
  onClear: () => void;
}

/** Shown instead of the table if the filter matches nothing. */
export function NoMatches({ noun, searched, q, onClear }: NoMatchesProps) {
  return (
    <div className="notice-box">
      <h2>{findWords.nothing}</h2>
      <p>{findWords.noMatch(noun, q, searched.where)}</p>
      <div className="no-matches-buttons">
        <Button variant="default" onClick={onClear}>
          {findWords.clear}
        </Button>
        <Button variant="default" onClick={() => palette.openWith(q)}>
          {findWords.everywhere}
        </Button>
      </div>
    </div>
  );
}

/** The button that adds a record. Its target may be a page of the public site. */
export function AddLink({ to }: { to: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useShortcut('n', rowWords.add, () => link.current?.click());
  const isInside = to.startsWith('/admin/');
  const look = { ref: link, leftSection: <AddIcon />, children: rowWords.add };
  return isInside ? (
    <Button component={Link} to={to} {...look} />
  ) : (
    <Button component="a" href={to} {...look} />
  );
}
