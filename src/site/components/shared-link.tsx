import { langOf } from '../../ui/lang-of.ts';
import icon from '../artwork/icons/icon-512.png?no-inline';
import type { PageFrame, Picture } from '../view-models.ts';

export interface SharedLinkProps {
  frame: PageFrame;
  title: string;
  description: string;
  picture: Picture | null;
  /** When an entry was published and last changed, as ISO 8601 instants; null for a page of the site. */
  article: { publishedAt: string; updatedAt: string } | null;
}

/** Wide enough for every preview, and not as heavy as the full size. */
const PREVIEW = 1200;

function previewOf(picture: Picture): Picture['sizes'][number] {
  return picture.sizes.find(({ width }) => width >= PREVIEW) ?? picture;
}

/** What a link to the page shows where it is shared (Open Graph). */
export function SharedLink({ frame, title, description, picture, article }: SharedLinkProps) {
  const { college, canonical } = frame;
  const preview = picture && previewOf(picture);
  return (
    <>
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:site_name" content={college.name} />
      <meta property="og:locale" content={langOf(title) === 'ne' ? 'ne_NP' : 'en_US'} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && <meta property="article:published_time" content={article.publishedAt} />}
      {article && <meta property="article:modified_time" content={article.updatedAt} />}
      <meta property="og:image" content={new URL(preview?.path ?? icon, canonical).href} />
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
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}
