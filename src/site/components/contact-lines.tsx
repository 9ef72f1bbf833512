import { telLink } from '../../content/tel-link.ts';
import { phones } from '../../content/visitor-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { Telephones } from '../../ui/telephones.tsx';
import { useDigits, useLangOf, useWords } from '../language.tsx';
import type { CollegeFacts } from '../view-models.ts';
import { words as inEach } from './in-each.ts';

/** The college's phone number as a `tel:` link, or several, without extensions. */
export function TelephoneLink({ college: { phone } }: { college: CollegeFacts }) {
  const digits = useDigits();
  if (isSeveral(phone)) return <Telephones typed={phone} linkOf={telLink} written={digits} />;
  return <a href={telUrl(phone)}>{digits(phone)}</a>;
}

const isSeveral = (phone: string) => telLink(phone) === undefined && phones.test(phone);

/** Also of a number that is too short for a visitor's, such as that of a hotline. */
const telUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Phone number with extensions (`tel:` link) and address (link to its map). Either may be missing. */
export function ContactLines({ college }: { college: CollegeFacts }) {
  const words = useWords(inEach);
  const digits = useDigits();
  const langOf = useLangOf();
  const { phone, extensions, address, mapsUrl } = college;
  const extension = extensions.length > 0 && words.extensions(digits(extensions.join(', ')));
  return (
    <ul className="contact-lines">
      {phone && (
        <li>
          {isSeveral(phone) ? (
            <span>
              <Icon name="phone" />
              <span>
                <TelephoneLink college={college} />
                {extension}
              </span>
            </span>
          ) : (
            <a href={telUrl(phone)}>
              <Icon name="phone" />
              <span>
                {digits(phone)}
                {extension}
              </span>
            </a>
          )}
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
