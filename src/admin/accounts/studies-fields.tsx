import type { Item } from '../../schema/define-type.ts';
import { PleaseSelect, useAllRecords } from '../form/inputs/select.tsx';
import type { Draft } from '../form/use-draft.ts';
import { words } from './words.ts';

const facultyFacts = { kind: 'reference', name: 'faculty', label: words.faculty, required: false };
const semesterFacts = { kind: 'reference', name: 'semester', label: words.semester, required: false };

/** The faculty of a student and one of its semesters. */
export function StudiesFields({ draft: { texts, errors, setText } }: { draft: Draft }) {
  const faculties = useAllRecords('faculty');
  const semesters = useAllRecords('semester');
  const { faculty = '', semester = '' } = texts;
  const ofFaculty = semesters.records.filter((record) => record.faculty === faculty);
  const options = (records: readonly Item[], titleOf: (record: Item) => string, chosen: string) => [
    ...records.map((record) => ({ value: record._id, label: titleOf(record) })),
    ...(chosen && !records.some(({ _id }) => _id === chosen)
      ? [{ value: chosen, label: words.notTaught }]
      : []),
  ];
  return (
    <>
      <PleaseSelect
        facts={facultyFacts}
        value={faculty}
        onChange={(chosen) => {
          setText('faculty', chosen);
          setText('semester', '');
        }}
        error={errors.faculty}
        options={faculties.isLoaded ? options(faculties.records, faculties.labelOf, faculty) : []}
      />
      <PleaseSelect
        facts={semesterFacts}
        value={semester}
        onChange={(chosen) => setText('semester', chosen)}
        error={errors.semester}
        options={semesters.isLoaded ? options(ofFaculty, semesters.labelOf, semester) : []}
      />
    </>
  );
}
