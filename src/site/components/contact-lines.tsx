import type { ReactNode } from 'react';
import { MESSENGERS, phonesOf, settings } from '../../content/college.ts';
import { messageLinks, telLink } from '../../content/tel-link.ts';
import { phones } from '../../content/visitor-form.ts';
import { labelIn } from '../../schema/field.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Telephones } from '../../ui/telephones.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import type { CollegeFacts } from '../view-models.ts';
import { words as inEach } from './words.ts';

/** A phone number of the college as a `tel:` link, or several. */
export function TelephoneLink({ phone }: { phone: string }) {
  const { digits } = usePageLanguage();
  if (isSeveral(phone)) return <Telephones typed={phone} linkOf={telLink} written={digits} />;
  return <a href={telUrl(phone)}>{digits(phone)}</a>;
}

const isSeveral = (phone: string) => telLink(phone) === undefined && phones.test(phone);

/** Also of a number that is too short for a visitor's, such as that of a hotline. */
const telUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** The services by which the college takes messages: label, and number as a link that opens one, or several. */
export function useMessengers(college: CollegeFacts) {
  const { language, digits } = usePageLanguage();
  return MESSENGERS.filter((name) => college[name]).map((name) => ({
    name,
    label: labelIn(language, settings.fields[name]),
    link: (
      <Telephones typed={college[name]} linkOf={messageLinks[name]} written={digits} separators={['/']} />
    ),
  }));
}

interface ContactLinesProps {
  college: CollegeFacts;
  /** Whether there is room for the first telephone only. */
  isBrief?: boolean;
}

/**
 * Phone numbers (`tel:` links), the first with its extensions, those of Viber and WhatsApp, and address (link to its
 * map). Any may be missing.
 */
export function ContactLines({ college, isBrief = false }: ContactLinesProps) {
  const words = useWords(inEach);
  const { langOf, digits } = usePageLanguage();
  const messengers = useMessengers(college);
  const { phone, extensions, address, mapsUrl } = college;
  const extension = phone && extensions && words.extensions(digits(extensions));
  return (
    <ul className="contact-lines">
      {phonesOf(college)
        .slice(0, isBrief ? 1 : undefined)
        .map((number, at) => (
          <Line key={number} icon="phone" href={isSeveral(number) ? undefined : telUrl(number)}>
            <span>
              {isSeveral(number) ? <TelephoneLink phone={number} /> : digits(number)}
              {at === 0 && extension}
            </span>
          </Line>
        ))}
      {!isBrief &&
        messengers.map(({ name, label, link }) => (
          <Line key={name} icon="chat" href={undefined}>
            <span>
              {label} {link}
            </span>
          </Line>
        ))}
      {address && (
        <Line icon="place" href={mapsUrl} rel="noopener">
          <span lang={langOf(address)}>{address}</span>
        </Line>
      )}
    </ul>
  );
}

interface LineProps {
  icon: IconName;
  /** Empty where it leads nowhere. */
  href: string | undefined;
  rel?: string;
  children: ReactNode;
}

function Line({ icon, href, rel, children }: LineProps) {
  const inside = (
    <>
      <Icon name={icon} />
      {children}
    </>
  );
  return (
    <li>
      {href ? (
        <a href={href} rel={rel}>
          {inside}
        </a>
      ) : (
        <span>{inside}</span>
      )}
    </li>
  );
}
