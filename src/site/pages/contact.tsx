import { Icon } from '../../ui/icon.tsx';
import { langOf } from '../../ui/lang-of.ts';
import { Document } from '../document.tsx';
import type { CollegeFacts, ContactPageProps } from '../model.ts';
import { PageHead } from '../parts/page-head.tsx';
import { SocialLinks } from '../parts/social-links.tsx';

function Telephone({ college: { phone, extensions } }: { college: CollegeFacts }) {
  if (!phone) return null;
  return (
    <section className="chapter reach" aria-labelledby="call">
      <h2 id="call">Call</h2>
      <div className="chapter-body">
        <p className="reach-line">
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </p>
        {extensions.length > 0 && <p>Extension {extensions.join(' or ')}</p>}
      </div>
    </section>
  );
}

function Place({ college: { address, mapsUrl } }: { college: CollegeFacts }) {
  if (!address) return null;
  return (
    <section className="chapter reach" aria-labelledby="visit">
      <h2 id="visit">Visit</h2>
      <div className="chapter-body">
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
      </div>
    </section>
  );
}

function Mail({ email }: { email: string }) {
  if (!email) return null;
  // Where the window is too narrow for the whole, the line breaks between the two.
  const [local, host] = email.split('@');
  return (
    <section className="chapter reach" aria-labelledby="write">
      <h2 id="write">Write</h2>
      <div className="chapter-body">
        <p className="reach-line">
          <a href={`mailto:${email}`}>
            {local}@<wbr />
            {host}
          </a>
        </p>
      </div>
    </section>
  );
}

const answers = [
  { label: 'FAQs', href: '/faqs', tells: 'What parents and applicants ask most often.' },
  { label: 'Admissions', href: '/admissions', tells: 'Who may apply, by when, with which papers.' },
  { label: 'Notices', href: '/notices', tells: 'Examinations, fees, holidays.' },
];

export function ContactPage({ frame }: ContactPageProps) {
  const { college } = frame;
  const isReachable = Boolean(college.phone || college.email || college.address);
  const hasSocial = college.social.some(({ url }) => url);
  return (
    <Document
      frame={frame}
      title="Contact Us"
      description={`How to reach ${college.name}: ${[college.phone, college.email, college.address].filter(Boolean).join(', ')}`}
    >
      <div className="wrap">
        <PageHead heading="Contact Us">
          <p>
            {isReachable
              ? 'Talk to a person: somebody who knows the answer, or whom to ask.'
              : 'Much of what people ask us is answered on these pages.'}
          </p>
        </PageHead>
        <Telephone college={college} />
        <Mail email={college.email} />
        <Place college={college} />
        {hasSocial && (
          <section className="chapter reach" aria-labelledby="follow">
            <h2 id="follow">Follow</h2>
            <div className="chapter-body">
              <SocialLinks college={college} />
            </div>
          </section>
        )}
        <section className="chapter reach" aria-labelledby="read">
          <h2 id="read">Perhaps answered already</h2>
          <dl className="chapter-body answers">
            {answers.map(({ label, href, tells }) => (
              <div key={href}>
                <dt>
                  <a href={href}>{label}</a>
                </dt>
                <dd>{tells}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Document>
  );
}
