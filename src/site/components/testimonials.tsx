import { usePageLanguage, useWords } from '../language.tsx';
import type { Testimonial as TestimonialFacts } from '../view-models.ts';
import { Portrait } from './portrait.tsx';
import { words as inEach } from './words.ts';

/** Above this length the rest is behind 'Read on', since testimonials have no pages of their own. */
const MAX_LENGTH = 420;

/** Splits a long text between words; the rest of a short one is empty. */
function splitLong(words: string): [opening: string, rest: string] {
  if (words.length <= MAX_LENGTH) return [words, ''];
  const cut = words.lastIndexOf(' ', MAX_LENGTH);
  const end = cut > 0 ? cut : MAX_LENGTH;
  return [words.slice(0, end), words.slice(end)];
}

function Testimonial({ testimonial }: { testimonial: TestimonialFacts }) {
  const { id, name, semester, words, picture, faculty } = testimonial;
  const { readOn } = useWords(inEach);
  const { langOf } = usePageLanguage();
  const [opening, rest] = splitLong(words);
  const studies = [faculty, semester].filter(Boolean).join(', ');
  return (
    <figure className="testimonial">
      <blockquote lang={langOf(words)}>
        {opening}
        {rest && (
          <details>
            <summary>{readOn}</summary>…{rest}
          </details>
        )}
      </blockquote>
      <figcaption>
        <Portrait name={name} picture={picture} of={id} sizes="4rem" />
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
  /** Id of their heading. Set where narrow windows show them in a row that scrolls sideways. */
  rowOf?: string;
}

export function Testimonials({ testimonials, rowOf }: TestimonialsProps) {
  const isRow = rowOf !== undefined && testimonials.length > 1;
  // Scroll containers must be reachable by keyboard.
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
