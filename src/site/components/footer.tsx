import { networksOf, settings } from '../../content/college.ts';
import { labelIn } from '../../schema/field.ts';
import { Icon } from '../../ui/icon.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import type { PageFrame } from '../view-models.ts';
import { ContactLines } from './contact-lines.tsx';
import { Mark } from './header.tsx';
import { MenuLink } from './menu-link.tsx';
import { words as inEach } from './words.ts';
import { Written } from './written.tsx';

export function Footer({ frame: { college, logo, menu } }: { frame: PageFrame }) {
  const words = useWords(inEach);
  const { language, langOf, digits } = usePageLanguage();
  const networks = networksOf(college);
  return (
    <footer className="site-footer">
      <RidgeLine />
      <div className="footer-ground">
        <div className="wrap footer-columns">
          <div className="footer-name">
            <Mark logo={logo} />
            <p>
              <Written text={college.name} />
              {college.university && (
                <small>
                  {words.affiliatedTo} <span lang={langOf(college.university)}>{college.university}</span>
                </small>
              )}
            </p>
          </div>
          <div className="footer-reach">
            <ContactLines college={college} />
            {college.openingHours && (
              <p className="footer-hours">
                {words.openingHours}: <span lang={langOf(college.openingHours)}>{college.openingHours}</span>
              </p>
            )}
            {networks.length > 0 && (
              <ul className="social">
                {networks.map((network) => (
                  <li key={network}>
                    <a
                      href={college[network]}
                      rel="noopener"
                      aria-label={labelIn(language, settings.fields[network])}
                    >
                      <Icon name={network} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <nav aria-label={words.footer} className="footer-links">
            <ul>
              {menu.footer.map((entry, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and an entry may stand there twice
                <li key={place}>
                  <MenuLink entry={entry} />
                </li>
              ))}
              {college.journalUrl && (
                <li>
                  <a href={college.journalUrl} rel="noopener">
                    {words.journal}
                  </a>
                </li>
              )}
            </ul>
          </nav>
        </div>
        <div className="wrap footer-small">
          <p>
            © {digits(college.copyrightYear)} <Written text={college.name} />
            {college.address && (
              <>
                , <Written text={college.address} />
              </>
            )}
          </p>
          <ul>
            <li>{words.privacy}</li>
            <li>{words.terms}</li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** Two mountain ridges along the upper edge of the footer. */
function RidgeLine() {
  return (
    <svg className="ridge-line" viewBox="0 0 1440 160" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="ridge-far"
        d="M0 107L26 95L53 94L74 105L97 118L124 113L155 122L185 119L223 99L252 99L277 104L296 104L321 98L347 82L376 86L406 80L428 79L451 78L475 94L494 89L511 81L531 62L555 44L569 30L589 32L607 46L629 57L647 60L673 45L691 43L706 44L728 64L752 68L769 57L785 52L804 34L818 37L835 38L851 44L871 49L890 52L909 55L935 65L955 45L973 46L992 71L1007 79L1021 75L1038 77L1067 83L1086 81L1117 91L1138 95L1176 102L1207 115L1226 127L1254 130L1275 137L1295 143L1318 150L1337 145L1360 133L1380 114L1405 105L1440 100V160H0Z"
      />
      <path
        className="ridge-near"
        d="M0 78L34 87L74 88L116 96L167 101L199 97L242 90L271 91L303 85L335 102L383 117L408 123L446 134L500 145L550 146L589 150L641 154L671 153L709 158L754 152L812 144L873 142L927 139L988 137L1031 133L1066 138L1108 138L1157 134L1208 134L1274 138L1338 144L1397 145L1440 138V160H0Z"
      />
    </svg>
  );
}
