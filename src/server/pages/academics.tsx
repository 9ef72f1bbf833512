import { faculty } from '../../content/faculty.ts';
import { AcademicsPage } from '../../site/pages/academics.tsx';
import { factsOf } from './faculty.tsx';
import { intakesOf } from './intakes.ts';
import type { Page } from './page.ts';
import { recordIn } from './record-views.ts';

/** More programmes than a college has. */
const MAX_PROGRAMMES = 100;

/** `/academics`: the programmes side by side. */
export const academicsPage: Page = {
  url: '/academics',
  parameters: [],
  async load({ frame: frameOf, ...reading }) {
    const frame = frameOf('/academics');
    const { database, language } = reading;
    const items = await database.reading.first(faculty, MAX_PROGRAMMES);
    const intakes = await intakesOf(reading, frame.faculties);
    const programmes = items.flatMap((item) => {
      const programme = frame.faculties.find(({ id }) => id === item._id);
      if (!programme) return [];
      const facts = factsOf(language, recordIn(language, faculty, item), frame.college);
      const intake = intakes.find((one) => one.programme.id === item._id) ?? null;
      return [{ programme, facts, semesters: item.semesters, intake }];
    });
    return { show: <AcademicsPage frame={frame} programmes={programmes} /> };
  },
};
