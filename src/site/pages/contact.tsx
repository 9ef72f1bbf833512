import { emailsOf, networksOf, phonesOf, settings } from '../../content/college.ts';
import { labelIn } from '../../schema/field.ts';
import { Icon } from '../../ui/icon.tsx';
import { TelephoneLink, useMessengers } from '../components/contact-lines.tsx';
import { VisitorForm } from '../components/visitor-form.tsx';
import { words as inEach } from '../components/words.ts';
import { usePageLanguage, useWords } from '../language.tsx';
import type { CollegeFacts, FormPageProps } from '../view-models.ts';
import { FormPage } from './form-page.tsx';
import { contactWords } from './form-words.ts';

function CallSection({ college }: { college: CollegeFacts }) {
  const { phone, extensions } = college;
  const [first, ...further] = phonesOf(college);
  const words = useWords(contactWords);
  const { digits } = usePageLanguage();
  if (first === undefined) return null;
  return (
    <section className="reach" aria-labelledby="call">
      <h2 id="call">{words.call}</h2>
      <p className="reach-line">
        <TelephoneLink phone={first} />
      </p>
      {phone && extensions && <p>{words.extension(digits(extensions.replaceAll(', ', words.or)))}</p>}
      {further.map((number) => (
        <p key={number} className="reach-line">
          <TelephoneLink phone={number} />
        </p>
      ))}
    </section>
  );
}

function MessageSections({ college }: { college: CollegeFacts }) {
  return useMessengers(college).map(({ name, label, link }) => (
    <section key={name} className="reach" aria-labelledby={name}>
      <h2 id={name}>{label}</h2>
      <p className="reach-line">{link}</p>
    </section>
  ));
}

function VisitSection({ college: { address, landmark, mapsUrl } }: { college: CollegeFacts }) {
  const words = useWords(contactWords);
  const { langOf } = usePageLanguage();
  if (!address && !landmark) return null;
  return (
    <section className="reach" aria-labelledby="visit">
      <h2 id="visit">{words.visit}</h2>
      {address && (
        <address className="reach-line" lang={langOf(address)}>
          {address}
        </address>
      )}
      {landmark && <p lang={langOf(landmark)}>{landmark}</p>}
      {mapsUrl && (
        <p>
          <a className="more" href={mapsUrl} rel="noopener">
            <Icon name="place" />
            {words.map}
          </a>
        </p>
      )}
    </section>
  );
}

interface TextSectionProps {
  id: string;
  heading: string;
  /** Written by the college; empty if it has not said it. */
  text: string;
}

function TextSection({ id, heading, text }: TextSectionProps) {
  const { langOf } = usePageLanguage();
  if (!text) return null;
  return (
    <section className="reach" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className="reach-line" lang={langOf(text)}>
        {text}
      </p>
    </section>
  );
}

/** How one gets there, in the college's words and lines. */
function DirectionsSection({ college: { directions } }: { college: CollegeFacts }) {
  const words = useWords(contactWords);
  const { langOf } = usePageLanguage();
  if (!directions) return null;
  return (
    <section className="reach" aria-labelledby="directions">
      <h2 id="directions">{words.directions}</h2>
      <p className="reach-text" lang={langOf(directions)}>
        {directions}
      </p>
    </section>
  );
}

function WriteSection({ college }: { college: CollegeFacts }) {
  const emails = emailsOf(college);
  const words = useWords(contactWords);
  const { langOf } = usePageLanguage();
  if (emails.length === 0) return null;
  return (
    <section className="reach" aria-labelledby="write">
      <h2 id="write">{words.write}</h2>
      {emails.map((email) => {
        // A narrow window breaks the line before the host.
        const [local, host] = email.split('@');
        return (
          <p key={email} className="reach-line">
            <a href={`mailto:${email}`} lang={langOf(email)}>
              {local}@<wbr />
              {host}
            </a>
          </p>
        );
      })}
    </section>
  );
}

/** Pages on which there may be an answer already. */
const ANSWERS = ['faqs', 'admissions', 'notices'] as const;

export function ContactPage(props: FormPageProps) {
  const { college } = props.frame;
  const words = useWords(contactWords);
  const { links, openingHours, affiliation } = useWords(inEach);
  const { to, digits } = usePageLanguage();
  const contacts = [digits(college.phone), college.email, college.address].filter(Boolean);
  return (
    <FormPage
      {...props}
      description={words.description(college.name, [words.byForm, ...contacts].join(', '))}
    >
      <div className="form-page form-page-contact">
        <div className="form-aside">
          <CallSection college={college} />
          <MessageSections college={college} />
          <WriteSection college={college} />
          <VisitSection college={college} />
          <DirectionsSection college={college} />
          <TextSection id="hours" heading={openingHours} text={college.openingHours} />
          <TextSection id="affiliation" heading={affiliation} text={college.university} />
          {networksOf(college).length > 0 && (
            <section className="reach" aria-labelledby="follow">
              <h2 id="follow">{words.follow}</h2>
              <SocialLinks college={college} />
            </section>
          )}
        </div>
        <VisitorForm {...props} />
      </div>
      <section className="chapter" aria-labelledby="read">
        <h2 id="read">{words.perhaps}</h2>
        <dl className="chapter-body answers">
          {ANSWERS.map((name) => (
            <div key={name}>
              <dt>
                <a href={to(`/${name}`)}>{links[`/${name}`]}</a>
              </dt>
              <dd>{words[name]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </FormPage>
  );
}

/** The college's social pages that have a URL. */
function SocialLinks({ college }: { college: CollegeFacts }) {
  const { language } = usePageLanguage();
  return (
    <ul className="social-links">
      {networksOf(college).map((network) => (
        <li key={network}>
          <a href={college[network]} rel="noopener">
            <Icon name={network} />
            {labelIn(language, settings.fields[network])}
          </a>
        </li>
      ))}
    </ul>
  );
}
