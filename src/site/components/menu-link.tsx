import type { ShownEntry } from '../../content/menu.ts';
import { linkIn } from '../../languages/address.ts';
import { textIn } from '../../languages/text-in.ts';
import { usePageLanguage } from '../language.tsx';
import { currentAt } from '../navigation.ts';

interface MenuLinkProps {
  entry: ShownEntry;
  /** Path of the current page, where the link to it is marked. */
  path?: string;
}

/** An entry of the menu: a link in the page's language, or to another site. */
export function MenuLink({ entry, path }: MenuLinkProps) {
  const { language } = usePageLanguage();
  const href = entry.href ?? '';
  const { text, lang } = textIn(language, entry, 'label');
  return (
    <a
      href={linkIn(language, href)}
      lang={lang}
      rel={/^https?:/i.test(href) ? 'noopener' : undefined}
      aria-current={path === undefined ? undefined : currentAt(href, path)}
    >
      {text}
    </a>
  );
}
