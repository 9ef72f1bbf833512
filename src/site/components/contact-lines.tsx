import { Icon } from '../../ui/icon.tsx';
import type { CollegeFacts } from '../view-models.ts';

/** The college's number without its extensions, as a link that calls. */
export function TelephoneLink({ college: { phone } }: { college: CollegeFacts }) {
  return <a href={telephone(phone)}>{phone}</a>;
}

const telephone = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** The telephone line with its extensions (a link that calls) and the address (a link to its map); either may be missing. */
export function ContactLines({ college }: { college: CollegeFacts }) {
  const { phone, extensions, address, mapsUrl } = college;
  return (
    <ul className="contact-lines">
      {phone && (
        <li>
          <a href={telephone(phone)}>
            <Icon name="phone" />
            <span>
              {phone}
              {extensions.length > 0 && ` Ext. ${extensions.join(', ')}`}
            </span>
          </a>
        </li>
      )}
      {address && (
        <li>
          {mapsUrl ? (
            <a href={mapsUrl} rel="noopener">
              <Icon name="place" />
              <span>{address}</span>
            </a>
          ) : (
            <span>
              <Icon name="place" />
              <span>{address}</span>
            </span>
          )}
        </li>
      )}
    </ul>
  );
}
