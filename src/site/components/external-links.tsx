import type { CollegeFacts } from '../view-models.ts';

/** What belongs to the college but lies outside its pages; 'Alumini' is a plain item (decision D9). */
export function Elsewhere({ college }: { college: CollegeFacts }) {
  return (
    <ul className="elsewhere">
      {college.plusTwoUrl && (
        <li>
          <a href={college.plusTwoUrl} rel="noopener">
            Plus Two
          </a>
        </li>
      )}
      <li>Alumini</li>
    </ul>
  );
}
