import { languageNames, otherThan } from '../../languages/language.ts';
import { useLanguage } from '../language.tsx';
import type { PageFrame } from '../view-models.ts';

/** A link to the same page in the other language, labelled in that language. Not rendered if there is no such page. */
export function LanguageLink({ frame: { inOtherLanguage } }: { frame: PageFrame }) {
  const other = otherThan(useLanguage());
  if (inOtherLanguage === undefined) return null;
  return (
    <a className="language-link" href={inOtherLanguage} lang={other} hrefLang={other}>
      {languageNames[other]}
    </a>
  );
}

/** Tells search engines the page's address in each language; readers of others get the English one. */
export function Alternates({ frame: { alternates } }: { frame: PageFrame }) {
  if (!alternates) return null;
  return (
    <>
      <link rel="alternate" hrefLang="en" href={alternates.en} />
      <link rel="alternate" hrefLang="ne" href={alternates.ne} />
      <link rel="alternate" hrefLang="x-default" href={alternates.en} />
    </>
  );
}
