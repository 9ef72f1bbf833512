import { langOf } from '../../ui/lang-of.ts';
import type { Testimonial as TestimonialFacts } from '../view-models.ts';
import { Picture } from './picture.tsx';
import { personPlaceholder } from './placeholders.ts';

/** Beyond so many letters the rest waits behind 'Read on': no page of its own would hold it. */
const LONG = 420;

/** A text's opening and what follows it, parted between words; nothing follows a short one. */
function opened(words: string): [opening: string, rest: string] {
  if (words.length <= LONG) return [words, ''];
  const cut = words.lastIndexOf(' ', LONG);
  const end = cut > 0 ? cut : LONG;
  return [words.slice(0, end), words.slice(end)];
}

function Testimonial({ testimonial }: { testimonial: TestimonialFacts }) {
  const { id, name, semester, words, picture, faculty } = testimonial;
  const [opening, rest] = opened(words);
  const studies = [faculty, semester].filter(Boolean).join(', ');
  return (
    <figure className="testimonial">
      <blockquote lang={langOf(words)}>
        {opening}
        {rest && (
          <details>
            <summary>Read on</summary>…{rest}
          </details>
        )}
      </blockquote>
      <figcaption>
        <Picture picture={picture} of={id} placeholder={personPlaceholder} sizes="4rem" />
        <span>
          <strong lang={langOf(name)}>{name}</strong>
          {studies && <span lang={langOf(studies)}>{studies}</span>}
        </span>
      </figcaption>
    </figure>
  );
}

interface TestimonialsProps {
  testimonials: readonly TestimonialFacts[];
  /** Id of the heading above them, where narrow windows show them in one row that is scrolled sideways. */
  rowOf?: string;
}

/** What students say, in their own words. */
export function Testimonials({ testimonials, rowOf }: TestimonialsProps) {
  const isRow = rowOf !== undefined && testimonials.length > 1;
  // What scrolls must be reachable by keyboard.
  const scrolledByKeyboard = { role: 'group', 'aria-labelledby': rowOf, tabIndex: 0 };
  return (
    <div
      className={isRow ? 'testimonials testimonial-row' : 'testimonials'}
      {...(isRow && scrolledByKeyboard)}
    >
      {testimonials.map((testimonial) => (
        <Testimonial key={testimonial.id} testimonial={testimonial} />
      ))}
    </div>
  );
}
