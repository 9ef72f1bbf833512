import { langOf } from '../lang-of.ts';
import type { Testimonial } from '../model.ts';
import { Picture } from './picture.tsx';

/** What students say, in their own words. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <div className="testimonials">
      {testimonials.map(({ id, name, semester, words, picture }) => (
        <figure key={id} className="testimonial">
          <blockquote lang={langOf(words)}>{words}</blockquote>
          <figcaption>
            {picture && <Picture picture={picture} of={id} sizes="4rem" />}
            <span>
              <strong lang={langOf(name)}>{name}</strong>
              {semester && <span lang={langOf(semester)}>{semester}</span>}
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
