import { Icon } from '../../ui/icon.tsx';
import { useDigits, useLangOf, useWords } from '../language.tsx';
import type { CollegeFacts } from '../view-models.ts';
import { words as inEach } from './in-each.ts';

/** The college's phone number as a `tel:` link, without extensions. */
export function TelephoneLink({ college: { phone } }: { college: CollegeFacts }) {
  return <a href={telUrl(phone)}>{useDigits()(phone)}</a>;
}

const telUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Phone number with extensions (`tel:` link) and address (link to its map). Either may be missing. */
export function ContactLines({ college }: { college: CollegeFacts }) {
  const words = useWords(inEach);
  const digits = useDigits();
  const langOf = useLangOf();
  const { phone, extensions, address, mapsUrl } = college;
  return (
    <ul className="contact-lines">
      {phone && (
        <li>
          <a href={telUrl(phone)}>
            <Icon name="phone" />
            <span>
              {digits(phone)}
              {extensions.length > 0 && words.extensions(digits(extensions.join(', ')))}
            </span>
          </a>
        </li>
      )}
      {address && (
        <li>
          {mapsUrl ? (
            <a href={mapsUrl} rel="noopener">
              <Icon name="place" />
              <span lang={langOf(address)}>{address}</span>
            </a>
          ) : (
            <span>
              <Icon name="place" />
              <span lang={langOf(address)}>{address}</span>
            </span>
          )}
        </li>
      )}
    </ul>
  );
}
