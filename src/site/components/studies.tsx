import { useAddress, useWords } from '../language.tsx';
import { studiesWords } from '../pages/words.ts';

/** A student's programme, semester and subjects, filled in and shown by the script (requirement 17.152). */
export function Studies() {
  const words = useWords(studiesWords);
  const to = useAddress();
  return (
    <section id="studies" className="studies" aria-labelledby="studies-heading" hidden>
      <h2 id="studies-heading">{words.heading}</h2>
      <p
        id="studies-message"
        data-none={words.none}
        data-failed={words.failed}
        data-ended={words.ended}
        hidden
      />
      <p id="studies-sign-in" hidden>
        <a className="more" href={to('/login')}>
          {words.signIn}
        </a>
      </p>
      <dl id="studies-facts" hidden>
        <div>
          <dt>{words.programme}</dt>
          <dd id="studies-programme" />
        </div>
        <div>
          <dt>{words.semester}</dt>
          <dd id="studies-semester" />
        </div>
      </dl>
      <table id="studies-table" hidden>
        <caption>{words.subjects}</caption>
        <thead>
          <tr>
            <th scope="col">{words.code}</th>
            <th scope="col">{words.subject}</th>
            <th scope="col">{words.credits}</th>
          </tr>
        </thead>
        <tbody id="studies-subjects" />
      </table>
    </section>
  );
}
