import { useAddress, useLangOf, useWords } from '../language.tsx';
import type { MessageView } from '../view-models.ts';
import { homeWords } from './home-words.ts';
import { Portrait } from './portrait.tsx';

/** The beginning of the principal's message beside the portrait, with a link to the rest. */
export function PrincipalMessage({ message }: { message: MessageView }) {
  const { id, name, excerpt, picture } = message;
  const words = useWords(homeWords);
  const to = useAddress();
  const langOf = useLangOf();
  return (
    <section className="principal" aria-labelledby="principal">
      <div className="wrap principal-columns">
        <Portrait name={name} picture={picture} of={id} sizes="(min-width: 48rem) 24rem, 60vw" />
        <div className="principal-words">
          <h2 id="principal">{words.principal}</h2>
          {excerpt && (
            <blockquote lang={langOf(excerpt)}>
              <p>{excerpt}</p>
            </blockquote>
          )}
          <p className="principal-name" lang={langOf(name)}>
            {name}
          </p>
          <a className="more" href={to('/message')}>
            {words.readMessage}
          </a>
        </div>
      </div>
    </section>
  );
}
