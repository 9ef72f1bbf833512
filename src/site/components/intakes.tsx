import { usePageLanguage, useWords } from '../language.tsx';
import type { IntakeView } from '../view-models.ts';
import { intakeWords } from './intake-words.ts';

/** When one may apply for a programme, on its page. */
export function Intake({ intake }: { intake: IntakeView }) {
  const { state, said, test, note } = intake;
  const words = useWords(intakeWords);
  const { langOf } = usePageLanguage();
  return (
    <p className="intake">
      <strong>{said}</strong>
      {test && ` · ${words.test}: ${test}`}
      {note && (
        <>
          {' · '}
          <span lang={langOf(note)}>{note}</span>
        </>
      )}
      {state === 'closed' && ` ${words.late}`}
    </p>
  );
}

/** In the order of what one can do now. */
const STATES = ['open', 'coming', 'closed'] as const;

/** When one may apply, a line for the programmes of which the same is true. */
export function IntakeLines({ intakes }: { intakes: readonly IntakeView[] }) {
  const { to, langOf } = usePageLanguage();
  const words = useWords(intakeWords);
  if (intakes.length === 0) return null;
  const inOrder = STATES.flatMap((state) => intakes.filter((one) => one.state === state));
  return (
    <section className="intakes" aria-labelledby="when-to-apply">
      <h2 id="when-to-apply">{words.state}</h2>
      <ul>
        {[...Map.groupBy(inOrder, ({ said }) => said)].map(([said, those]) => (
          <li key={said} className={`intake intake-${those[0]?.state}`}>
            <strong>{said}</strong>
            {': '}
            {those.map(({ programme: { id, title, href } }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <a href={to(href)} lang={langOf(title)}>
                  {title}
                </a>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The state of a programme, in a table. */
export const IntakeSaid = ({ intake: { state, said } }: { intake: IntakeView }) =>
  state === 'open' ? <strong>{said}</strong> : said;

/** When one may apply for each programme, as a table; narrow windows show a block for each. */
export function IntakeTable({ intakes }: { intakes: readonly IntakeView[] }) {
  const words = useWords(intakeWords);
  const { to, langOf } = usePageLanguage();
  const columns = (['test', 'classes'] as const).filter((name) => intakes.some((one) => one[name] !== ''));
  return (
    <section className="chapter" aria-labelledby="when-to-apply">
      <h2 id="when-to-apply">{words.heading}</h2>
      <div className="chapter-body">
        <table className="facts-table">
          <thead>
            <tr>
              {[words.programme, words.intake, words.state, ...columns.map((name) => words[name])].map(
                (label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {intakes.map((intake) => (
              <tr key={intake.programme.id}>
                <th scope="row">
                  <a href={to(intake.programme.href)} lang={langOf(intake.programme.title)}>
                    {intake.programme.title}
                  </a>
                </th>
                <td data-label={words.intake}>
                  <span lang={langOf(intake.name)}>{intake.name}</span>
                  {intake.note && (
                    <>
                      <br />
                      <small lang={langOf(intake.note)}>{intake.note}</small>
                    </>
                  )}
                </td>
                <td data-label={words.state}>
                  <IntakeSaid intake={intake} />
                </td>
                {columns.map((name) => (
                  <td key={name} data-label={words[name]}>
                    {intake[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {intakes.some(({ state }) => state === 'closed') && <p>{words.late}</p>}
      </div>
    </section>
  );
}
