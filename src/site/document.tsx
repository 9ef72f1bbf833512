import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import { dayIn } from '../ui/day-words.ts';
import { Icon } from '../ui/icon.tsx';
import { langOf } from '../ui/lang-of.ts';
import { Footer } from './components/footer.tsx';
import { Alternates, Header, Mark } from './components/header.tsx';
import { adjacentPages, type Pages } from './components/pagination.tsx';
import { FocusSheet } from './components/picture.tsx';
import { previewWords } from './components/preview-words.ts';
import { words as inEach } from './components/words.ts';
import { Written } from './components/written.tsx';
import { collegeIcon, tabIconType } from './icons.ts';
import { dayInWords, kathmanduTime } from './kathmandu-day.ts';
import { usePageLanguage, useWords } from './language.tsx';
import {
  type IslandFiles,
  type PageScript,
  type PageStyles,
  SERVICE_WORKER,
  type SiteAssets,
} from './page-assets.ts';
import { StructuredData } from './structured-data.tsx';
import type { PageFrame, Picture, PreviewView } from './view-models.ts';

interface DocumentProps {
  frame: PageFrame;
  /** The page's title; the home page has the college's name instead. */
  title?: string;
  /** One sentence for search engines and shared links; the college's motto when empty. */
  description?: string;
  /** Preview picture of a shared link. */
  picture?: Picture | null;
  /** Publication times, on the page of an entry. */
  article?: SharedLinkProps['article'];
  /** Structured data (schema.org). */
  data?: readonly Exclude<Thing, string>[];
  /** False excludes the page from search engines. */
  indexed?: boolean;
  /** The kind of page, which has a style sheet of its own, or the sheets of its parts. */
  styles?: PageStyles | readonly PageStyles[];
  /** The page's own script. */
  script?: PageScript;
  /** Whether the page stays hidden until its script has checked that the visitor is signed in. */
  isGuarded?: boolean;
  /** False hides the chat, as on the dashboards (requirement 1.4). */
  chat?: boolean;
  /** Where it is among the pages of a list; from the second on, its title says so. */
  position?: Pages;
  children: ReactNode;
}

/** Whether the path is in the back office, where the not-found page is the only one rendered here. */
export const isBackOfficePage = ({ path }: PageFrame) => path.startsWith('/admin/');

/** The HTML document around a page, without inline script or style, which the content security policy forbids. */
export function Document(props: DocumentProps) {
  const { frame, title: heading, picture, position } = props;
  const { college, assets, canonical } = frame;
  const description = props.description || college.motto;
  const own = props.script && assets.pageScripts?.[props.script];
  const { own: ownStyles, others } = stylesOf(assets, props.styles);
  const isBackOffice = isBackOfficePage(frame);
  const words = useWords(inEach);
  const { language, to, digits } = usePageLanguage();
  const { prev, next } = position ? adjacentPages(position) : {};
  const title =
    heading && position && position.page > 1 ? words.titleOfPart(heading, digits(position.page)) : heading;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title ? `${title} · ${college.name}` : college.name}</title>
        {description && <meta name="description" content={description} />}
        {props.indexed === false || frame.preview ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={canonical} />
            <meta property="og:url" content={canonical} />
            <Alternates frame={frame} />
          </>
        )}
        <SharedLink
          frame={frame}
          title={title ?? college.name}
          description={description}
          picture={picture ?? null}
          article={props.article ?? null}
        />
        <meta name="theme-color" content="#6e0b26" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#430818" media="(prefers-color-scheme: dark)" />
        {prev && <link rel="prev" href={prev} />}
        {next && <link rel="next" href={next} />}
        <link rel="icon" href={collegeIcon(college, 'tab')} type={tabIconType(college)} />
        <link rel="apple-touch-icon" href={collegeIcon(college, 'touch')} />
        <link rel="manifest" href={to('/manifest.webmanifest')} />
        <link rel="alternate" type="application/rss+xml" href={to('/feed.xml')} title={college.name} />
        {assets.preloadFonts.map((font) => fontLink(font))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {assets.nepaliFonts?.map((font) => fontLink(font, 'low'))}
        {frame.hasOwnMenu && assets.pageStyles?.menu && (
          <link rel="stylesheet" href={assets.pageStyles.menu} />
        )}
        {frame.preview && assets.pageStyles?.preview && (
          <link rel="stylesheet" href={assets.pageStyles.preview} />
        )}
        {ownStyles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {props.data?.map((data) => (
          <StructuredData key={data['@type'] as string} data={data} />
        ))}
        {assets.scripts.map((script) => (
          <script key={script} type="module" src={script} />
        ))}
        {own && <script type="module" src={own} {...(props.isGuarded && { blocking: 'render' })} />}
      </head>
      <body
        data-day={language === 'ne' ? dayIn('ne', frame.today) : undefined}
        data-prefetch={others.join(' ') || undefined}
        data-visit={assets.islands?.visit?.src}
        data-worker={frame.preview ? undefined : assets.worker && SERVICE_WORKER}
      >
        <a className="skip-link" href="#content">
          {words.skip}
        </a>
        {frame.preview && <PreviewBar preview={frame.preview} />}
        {!isBackOffice && <Letterhead frame={frame} />}
        {!isBackOffice && <Header frame={frame} />}
        <main id="content" tabIndex={-1}>
          <FocusSheet value={assets.pageStyles?.focus}>{props.children}</FocusSheet>
        </main>
        {!isBackOffice && <Footer frame={frame} />}
        {!isBackOffice && props.chat !== false && <ChatLauncher files={assets.islands?.chat} />}
      </body>
    </html>
  );
}

const fontLink = (href: string, fetchPriority?: 'low') => (
  <link
    key={href}
    rel="preload"
    href={href}
    as="font"
    type="font/woff2"
    crossOrigin="anonymous"
    fetchPriority={fetchPriority}
  />
);

/** The kinds of pages whose style sheets every page prefetches. */
const PREFETCHED = ['home', 'chapters', 'about', 'faqs', 'forms', 'album', 'search-and-errors'] as const;

/** The style sheets of this kind of page, and what it prefetches for others: theirs, and fonts. */
function stylesOf({ pageStyles = {}, labelFonts = [] }: SiteAssets, wanted: DocumentProps['styles'] = []) {
  const names: readonly PageStyles[] = typeof wanted === 'string' ? [wanted] : wanted;
  const filesOf = (some: readonly PageStyles[]) => some.flatMap((name) => pageStyles[name] ?? []);
  const others = filesOf(PREFETCHED.filter((name) => !names.includes(name)));
  return { own: filesOf(names), others: [...others, ...labelFonts] };
}

/**
 * Shown without script, where elements with the class `scripted` are hidden.
 * @param what subject of the sentence that it shows
 */
export function NeedsScript({ what }: { what: string }) {
  const { needsScript } = useWords(inEach);
  return (
    <noscript>
      <p className="needs-script">{needsScript(what)}</p>
    </noscript>
  );
}

interface SharedLinkProps {
  frame: PageFrame;
  title: string;
  description: string;
  picture: Picture | null;
  /** Publication and modification times of an entry (ISO 8601); null for other pages. */
  article: { publishedAt: string; updatedAt: string } | null;
}

/** Minimum width of a preview picture: enough for every network, and lighter than the full size. */
const MIN_PREVIEW_WIDTH = 1200;

function previewOf(picture: Picture): Picture['sizes'][number] {
  return picture.sizes.find(({ width }) => width >= MIN_PREVIEW_WIDTH) ?? picture;
}

/** Open Graph metadata for shared links: the page's card first, then its picture. */
function SharedLink({ frame, title, description, picture, article }: SharedLinkProps) {
  const { college, canonical, card } = frame;
  const { language } = usePageLanguage();
  const preview = picture && previewOf(picture);
  return (
    <>
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:site_name" content={college.name} />
      <meta property="og:locale" content={language === 'ne' || langOf(title) === 'ne' ? 'ne_NP' : 'en_US'} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && <meta property="article:published_time" content={article.publishedAt} />}
      {article && <meta property="article:modified_time" content={article.updatedAt} />}
      {card && (
        <>
          <meta property="og:image" content={new URL(card.path, canonical).href} />
          <meta property="og:image:width" content={String(card.width)} />
          <meta property="og:image:height" content={String(card.height)} />
          <meta property="og:image:alt" content={card.alt} />
        </>
      )}
      {(preview || !card) && (
        <meta
          property="og:image"
          content={new URL(preview?.path ?? collegeIcon(college, 'card'), canonical).href}
        />
      )}
      {picture && preview && (
        <>
          <meta property="og:image:width" content={String(preview.width)} />
          <meta
            property="og:image:height"
            content={String(Math.round((picture.height * preview.width) / picture.width))}
          />
        </>
      )}
      {picture?.alt && <meta property="og:image:alt" content={picture.alt} />}
      <meta name="twitter:card" content={card || picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** Names what a preview shows, above the page. */
function PreviewBar({ preview }: { preview: PreviewView }) {
  const words = useWords(previewWords);
  const { to, digits } = usePageLanguage();
  const { of, n, changedAt, publishAt, expiresAt, notAmongFirst, elsewhere } = preview;
  return (
    <aside className="preview-bar" aria-label={words.label}>
      <div className="wrap">
        <p>
          <strong>{of === 'version' ? words.version(digits(n ?? '')) : words.shown[of]}</strong>{' '}
          {notAmongFirst !== null && `${words.notAmongFirst(digits(notAmongFirst))} `}
          <When of={changedAt} words={of === 'version' ? words.saved : words.changed} />{' '}
          {publishAt && <When of={publishAt} words={words.published} />}{' '}
          <When of={expiresAt} words={words.expires} />
        </p>
        {elsewhere.length > 0 && (
          <ul>
            {elsewhere.map(({ page, href }) => (
              <li key={page}>
                <a href={to(href)}>{words.elsewhere[page]}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </aside>
  );
}

function When({ of, words: sentence }: { of: string; words: (at: string) => string }) {
  const { language } = usePageLanguage();
  const at = `${dayInWords(of, language)}, ${kathmanduTime(of, language)}`;
  return <time dateTime={of}>{sentence(at)}</time>;
}

/** Printed above a page only: the college's name and address, and the page's URL. */
function Letterhead({ frame }: { frame: PageFrame }) {
  const { name, address, phone } = frame.college;
  const { langOf, digits } = usePageLanguage();
  return (
    <div className="letterhead" aria-hidden="true">
      <Mark logo={frame.logo} />
      <p>
        <strong lang={langOf(name)}>{name}</strong>
        <br />
        {address && <Written text={address} />}
        {address && phone && ' · '}
        {digits(phone)}
      </p>
      <p className="letterhead-address">{decodeURI(frame.canonical)}</p>
    </div>
  );
}

/** The button of the chat, and the URLs of its island, which is loaded on the first click. Hidden without script. */
function ChatLauncher({ files }: { files: IslandFiles | undefined }) {
  const words = useWords(inEach);
  if (!files) return null;
  return (
    <section
      className="chat"
      aria-label={words.chat}
      data-src={files.src}
      data-imports={files.imports.join(' ')}
      data-styles={files.styles.join(' ')}
      data-failed={words.chatFailed}
    >
      <div className="chat-box">
        <button type="button" className="chat-button" aria-expanded="false">
          <Icon name="chat" />
          <span>{words.openChat}</span>
        </button>
      </div>
    </section>
  );
}
