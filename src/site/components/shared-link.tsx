import { langOf } from '../../ui/lang-of.ts';
import { collegeIcon } from '../icons.ts';
import { useLanguage } from '../language.tsx';
import type { PageFrame, Picture } from '../view-models.ts';

export interface SharedLinkProps {
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

/** Open Graph metadata for shared links. */
export function SharedLink({ frame, title, description, picture, article }: SharedLinkProps) {
  const { college, canonical } = frame;
  const language = useLanguage();
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
      <meta
        property="og:image"
        content={new URL(preview?.path ?? collegeIcon(college, 'card'), canonical).href}
      />
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
