import { contact } from '../../content/contact.ts';
import { Icon } from '../../ui/icon.tsx';
import { langOf } from '../../ui/lang-of.ts';
import { TelephoneLink } from '../components/contact-lines.tsx';
import { PageHead } from '../components/page-head.tsx';
import { SocialLinks } from '../components/social-links.tsx';
import { VisitorForm } from '../components/visitor-form.tsx';
import { words } from '../components/words.ts';
import { Document } from '../document.tsx';
import { daysInWords } from '../receipt-words.ts';
import type { CollegeFacts, ContactPageProps } from '../view-models.ts';

function CallSection({ college }: { college: CollegeFacts }) {
  const { phone, extensions } = college;
  if (!phone) return null;
  return (
    <section className="reach" aria-labelledby="call">
      <h2 id="call">Call</h2>
      <p className="reach-line">
        <TelephoneLink college={college} />
      </p>
      {extensions.length > 0 && <p>Extension {extensions.join(' or ')}</p>}
    </section>
  );
}

function VisitSection({ college: { address, mapsUrl } }: { college: CollegeFacts }) {
  if (!address) return null;
  return (
    <section className="reach" aria-labelledby="visit">
      <h2 id="visit">Visit</h2>
      <address className="reach-line" lang={langOf(address)}>
        {address}
      </address>
      {mapsUrl && (
        <p>
          <a className="more" href={mapsUrl} rel="noopener">
            <Icon name="place" />
            Show on the map
          </a>
        </p>
      )}
    </section>
  );
}

function HoursSection({ college: { openingHours } }: { college: CollegeFacts }) {
  if (!openingHours) return null;
  return (
    <section className="reach" aria-labelledby="hours">
      <h2 id="hours">{words.openingHours}</h2>
      <p className="reach-line" lang={langOf(openingHours)}>
        {openingHours}
      </p>
    </section>
  );
}

function AffiliationSection({ college: { university } }: { college: CollegeFacts }) {
  if (!university) return null;
  return (
    <section className="reach" aria-labelledby="affiliation">
      <h2 id="affiliation">{words.affiliation}</h2>
      <p className="reach-line" lang={langOf(university)}>
        {university}
      </p>
    </section>
  );
}

function WriteSection({ email }: { email: string }) {
  if (!email) return null;
  // A narrow window breaks the line before the host.
  const [local, host] = email.split('@');
  return (
    <section className="reach" aria-labelledby="write">
      <h2 id="write">Write</h2>
      <p className="reach-line">
        <a href={`mailto:${email}`}>
          {local}@<wbr />
          {host}
        </a>
      </p>
    </section>
  );
}

const answers = [
  { label: 'FAQs', href: '/faqs', text: 'What parents and applicants ask most often.' },
  { label: 'Admissions', href: '/admissions', text: 'Who may apply, by when, with which papers.' },
  { label: 'Notices', href: '/notices', text: 'Examinations, fees, holidays.' },
];

export function ContactPage({ frame, form }: ContactPageProps) {
  const { college } = frame;
  const contacts = [college.phone, college.email, college.address].filter(Boolean);
  const hasSocial = college.social.some(({ url }) => url);
  return (
    <Document
      styles="forms"
      frame={frame}
      title={form.refusal ? 'Not sent yet: Contact Us' : 'Contact Us'}
      description={`How to reach ${college.name}: ${['by the form', ...contacts].join(', ')}`}
      indexed={!form.receipt && !form.isReceiptOver}
      script="form"
    >
      <div className="wrap">
        <PageHead heading="Contact Us">
          <p>
            Somebody who knows the answer, or whom to ask, writes back within{' '}
            {daysInWords(college.answerDays)}.
          </p>
        </PageHead>
        <div className="form-page form-page-contact">
          <div className="form-aside">
            <CallSection college={college} />
            <WriteSection email={college.email} />
            <VisitSection college={college} />
            <HoursSection college={college} />
            <AffiliationSection college={college} />
            {hasSocial && (
              <section className="reach" aria-labelledby="follow">
                <h2 id="follow">Follow</h2>
                <SocialLinks college={college} />
              </section>
            )}
          </div>
          <VisitorForm
            frame={frame}
            type={contact}
            form={form}
            send="Send"
            receipt={{
              heading: 'We have your message',
              advice: 'Keep the reference; with it we find your message at once.',
            }}
            again={{ heading: 'Something else', advice: 'This form is empty again, for another message.' }}
          />
        </div>
        <section className="chapter" aria-labelledby="read">
          <h2 id="read">Perhaps answered already</h2>
          <dl className="chapter-body answers">
            {answers.map(({ label, href, text }) => (
              <div key={href}>
                <dt>
                  <a href={href}>{label}</a>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Document>
  );
}
