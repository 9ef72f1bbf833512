import { langOf } from '../../ui/lang-of.ts';
import type { MessageView } from '../view-models.ts';
import { Portrait } from './portrait.tsx';

/** The beginning of the principal's message beside the portrait, with a link to the rest. */
export function PrincipalMessage({ message }: { message: MessageView }) {
  const { id, name, excerpt, picture } = message;
  return (
    <section className="principal" aria-labelledby="principal">
      <div className="wrap principal-columns">
        <Portrait name={name} picture={picture} of={id} sizes="(min-width: 48rem) 24rem, 60vw" />
        <div className="principal-words">
          <h2 id="principal">From the principal</h2>
          {excerpt && (
            <blockquote lang={langOf(excerpt)}>
              <p>{excerpt}</p>
            </blockquote>
          )}
          <p className="principal-name" lang={langOf(name)}>
            {name}
          </p>
          <a className="more" href="/message">
            Read the message
          </a>
        </div>
      </div>
    </section>
  );
}
