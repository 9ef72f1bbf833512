import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import { dayIn } from '../ui/day-words.ts';
import { ChatLauncher } from './components/chat-launcher.tsx';
import { Footer } from './components/footer.tsx';
import { Header } from './components/header.tsx';
import { Alternates } from './components/language-link.tsx';
import { Letterhead } from './components/letterhead.tsx';
import { PreviewBar } from './components/preview-bar.tsx';
import { SharedLink, type SharedLinkProps } from './components/shared-link.tsx';
import { words as inEach } from './components/words.ts';
import { collegeIcon, tabIconType } from './icons.ts';
import { useAddress, useLanguage, useWords } from './language.tsx';
import { type PageScript, type PageStyles, SERVICE_WORKER, type SiteAssets } from './page-assets.ts';
import { StructuredData } from './structured-data.tsx';
import type { PageFrame, Picture } from './view-models.ts';

export interface DocumentProps {
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
  /** The kind of page, which has a style sheet of its own. */
  styles?: PageStyles;
  /** The page's own script. */
  script?: PageScript;
  /** Whether the page stays hidden until its script has checked that the visitor is signed in. */
  isGuarded?: boolean;
  /** False hides the chat, as on the dashboards (requirement 1.4). */
  chat?: boolean;
  /** URLs of the adjacent pages of a list. */
  prev?: string | undefined;
  next?: string | undefined;
  children: ReactNode;
}

/** Whether the path is in the back office, where the not-found page is the only one rendered here. */
export const isBackOfficePage = ({ path }: PageFrame) => path.startsWith('/admin/');

/** The HTML document around a page, without inline script or style, which the content security policy forbids. */
export function Document(props: DocumentProps) {
  const { frame, picture, prev, next } = props;
  const { college, assets, canonical } = frame;
  const title = props.title ? `${props.title} · ${college.name}` : college.name;
  const description = props.description || college.motto;
  const own = props.script && assets.pageScripts?.[props.script];
  const { own: ownStyles, others } = stylesOf(assets, props.styles);
  const isBackOffice = isBackOfficePage(frame);
  const words = useWords(inEach);
  const to = useAddress();
  const language = useLanguage();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
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
          title={props.title ?? college.name}
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
        {assets.preloadFonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {assets.nepaliFonts?.map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            fetchPriority="low"
          />
        ))}
        {ownStyles && <link rel="stylesheet" href={ownStyles} />}
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
          {props.children}
        </main>
        {!isBackOffice && <Footer frame={frame} />}
        {!isBackOffice && props.chat !== false && <ChatLauncher files={assets.islands?.chat} />}
      </body>
    </html>
  );
}

/** The style sheet of this kind of page, and those of the others, which the page prefetches. */
function stylesOf({ pageStyles = {} }: SiteAssets, wanted: PageStyles | undefined) {
  const { api: _, ...ofPages } = pageStyles;
  const others = Object.entries(ofPages).filter(([name]) => name !== wanted);
  return { own: wanted && pageStyles[wanted], others: others.map(([, file]) => file) };
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
