import type { actionSection } from '../../content/sections/action.ts';
import { linkIn } from '../../languages/address.ts';
import { COLUMN, Picture } from '../components/picture.tsx';
import { usePageLanguage } from '../language.tsx';
import type { SectionProps } from './section-props.ts';

export function Action({ id, text, label, href, picture, pictureOf }: SectionProps<typeof actionSection>) {
  const { language, langOf } = usePageLanguage();
  const stored = pictureOf(picture);
  if (!text && !href && !stored) return null;
  return (
    <div className="action">
      {stored && <Picture picture={stored} of={id} sizes={`(min-width: 44rem) 40vw, ${COLUMN}`} />}
      <div>
        {text && <p lang={langOf(text)}>{text}</p>}
        {href && (
          <p>
            <a
              className="button"
              href={href.startsWith('/') ? linkIn(language, href) : href}
              lang={langOf(label)}
            >
              {label || href}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
