import { addressIn } from '../../languages/address.ts';
import { DEFAULT_LANGUAGE } from '../../languages/language.ts';
import type { PageFrame } from '../../site/view-models.ts';
import type { Page } from './page.ts';

/** The frame of a page that may have a twin: its URL in each language, and the scripts in its own. @param canonical in English */
export function frameInLanguage(
  page: Page,
  frame: PageFrame,
  publicUrl: string,
  canonical: string,
): PageFrame {
  const { language = DEFAULT_LANGUAGE, hasTwin } = page;
  if (!hasTwin) return frame;
  const alternates = { en: publicUrl + canonical, ne: publicUrl + addressIn('ne', canonical) };
  const assets = language === 'ne' ? { ...frame.assets, ...frame.assets.nepali } : frame.assets;
  return { ...frame, canonical: alternates[language], assets, alternates };
}
