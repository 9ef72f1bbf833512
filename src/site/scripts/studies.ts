import { digitsIn } from '../../languages/digits.ts';
import { langWithin } from '../../languages/lang-of.ts';
import type { Language } from '../../languages/language.ts';
import { textIn } from '../../languages/text-in.ts';
import type { Subject } from '../../schema/fields/subjects.ts';
import { addressHere } from './address.ts';
import { call, isSuccess } from './call.ts';
import { element } from './dom.ts';

const language = document.documentElement.lang as Language;

/** A record of the API, as far as this page reads it. */
interface Read {
  _id: string;
  title: string;
  title_ne: string;
  slug: string;
  subjects: readonly Subject[];
}

/** Shows a student's programme, semester and subjects (requirement 17.152). Other dashboards have no place for them. */
export async function showStudies(token: string): Promise<void> {
  const section = document.getElementById('studies');
  if (!section) return;
  const { none = '', failed = '', ended = '' } = element('studies-message').dataset;
  const details = await call('POST', '/student/details', { token });
  section.hidden = false;
  if (details.status === 401) {
    element('studies-sign-in').hidden = false;
    return say(ended);
  }
  const { student } = details.body as { student?: { faculty: string | null; semester: string | null } };
  if (!student) return say(failed);
  if (!student.faculty) return say(none);
  const [programme, semester] = await Promise.all([
    read(`/faculty/${student.faculty}`),
    student.semester && read(`/semester/${student.semester}`),
  ]);
  if (!programme) return say(failed);
  showProgramme(programme);
  if (semester) showSemester(semester);
}

async function read(path: string): Promise<Read | undefined> {
  const answer = await call('GET', path);
  return isSuccess(answer) ? (answer.body as unknown as Read) : undefined;
}

function say(words: string): void {
  const message = element('studies-message');
  message.hidden = false;
  message.textContent = words;
}

function write(into: HTMLElement, words: string): void {
  into.textContent = words;
  into.lang = langWithin(language, words) ?? '';
}

function showProgramme(programme: Read): void {
  const { _id, slug } = programme;
  const link = document.createElement('a');
  link.href = addressHere(`/academics/${slug}/${_id}`);
  write(link, textIn(language, programme, 'title').text);
  element('studies-programme').replaceChildren(link);
  element('studies-facts').hidden = false;
}

function showSemester(semester: Read): void {
  const { subjects } = semester;
  write(element('studies-semester'), textIn(language, semester, 'title').text);
  element('studies-table').hidden = subjects.length === 0;
  const rows = subjects.map(({ code, name, credits }) => {
    const row = document.createElement('tr');
    for (const cell of [code, name, digitsIn(language, credits ?? '')]) write(row.insertCell(), cell);
    return row;
  });
  element('studies-subjects').replaceChildren(...rows);
}
