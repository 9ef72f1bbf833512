/** The first segments of every route: a test holds them against the pages and files that the server answers. */
const routes = `academics admin admissions api apply-online assets contact-us downloads faqs gallery healthz icons login message metrics
  ne news-and-events notice notices offline password privacy readyz scholarships search staff student teacher uploads webhooks
  who-we-are why-us`;

/** Those that the site is to have later. */
const later = 'application en';

/** What no page may have as its address: the site answers there itself. */
export const reservedAddresses: ReadonlySet<string> = new Set(`${routes} ${later}`.split(/\s+/));
