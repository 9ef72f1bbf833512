import { networkNames } from '../../content/college.ts';
import { Icon } from '../../ui/icon.tsx';
import { langOf } from '../../ui/lang-of.ts';
import { Mark } from '../../ui/mark.tsx';
import { footerLinks } from '../navigation.ts';
import type { CollegeFacts } from '../view-models.ts';
import { ContactLines } from './contact-lines.tsx';
import { RidgeLine } from './ridge-line.tsx';

export function Footer({ college }: { college: CollegeFacts }) {
  const social = college.social.filter((page) => page.url);
  return (
    <footer className="site-footer">
      <RidgeLine />
      <div className="footer-ground">
        <div className="wrap footer-columns">
          <div className="footer-name" lang={langOf(college.name)}>
            <Mark />
            <p>{college.name}</p>
          </div>
          <div className="footer-reach">
            <ContactLines college={college} />
            {social.length > 0 && (
              <ul className="social">
                {social.map((page) => (
                  <li key={page.network}>
                    <a href={page.url} rel="noopener" aria-label={networkNames[page.network]}>
                      <Icon name={page.network} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <nav aria-label="Footer" className="footer-links">
            <ul>
              {footerLinks.map((link) => (
                <li key={link.label}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
              {college.journalUrl && (
                <li>
                  <a href={college.journalUrl} rel="noopener">
                    Journal
                  </a>
                </li>
              )}
            </ul>
          </nav>
        </div>
        <div className="wrap footer-small">
          <p>
            © {college.copyrightYear} {college.name}
            {college.address && `, ${college.address}`}
          </p>
          <ul>
            <li>Privacy</li>
            <li>Terms</li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
