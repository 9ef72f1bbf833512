import { type Intake, intake } from '../../content/intake.ts';
import { intakeState } from '../../content/intake-state.ts';
import { bikramSambat } from '../../languages/bikram-sambat.ts';
import type { Language } from '../../languages/language.ts';
import { dayInKathmandu } from '../../schema/kathmandu.ts';
import { intakeWords } from '../../site/components/intake-words.ts';
import type { IntakeView, Programme } from '../../site/view-models.ts';
import { clockIn, dayIn, weekdayIn } from '../../ui/day-words.ts';
import { facultyNames, programmesIn } from './layout.ts';
import type { PageRequest } from './page.ts';
import { recordIn } from './record-views.ts';

/** More are read by nobody: a programme has one or two at a time. */
const MAX_INTAKES = 300;

/**
 * A day with its weekday and in the calendar of the other language, without a year that goes without saying: 'Friday,
 * 4 December · १८ मंसिर' or 'शुक्रबार, मंसिर १८'.
 */
function dayOf(language: Language, day: string, today: string): string {
  const nepali = bikramSambat(day);
  const isNear = Math.abs(Date.parse(day) - Date.parse(today)) < 183 * 86_400_000;
  const whole = dayIn(language, day);
  if (language === 'ne') return `${weekdayIn('ne', day)}, ${isNear && nepali ? nepali.short : whole}`;
  const said = isNear ? whole.slice(0, whole.lastIndexOf(' ')) : whole;
  return `${weekdayIn('en', day)}, ${said}${nepali ? ` · ${nepali.day} ${nepali.month}` : ''}`;
}

const datesOf = ({ opens, closes, closesAt, classes }: Intake) => ({
  opens,
  closes: closesAt ? `${closes}T${closesAt}:00+05:45` : closes,
  classes,
});

/**
 * What the site says of when one may apply, programme by programme in their order; of a programme without intakes
 * nothing. Never more than one state of a programme.
 */
export async function intakesOf(
  { database, language, now }: Pick<PageRequest, 'database' | 'language' | 'now'>,
  programmes: readonly Programme[],
): Promise<IntakeView[]> {
  const all = await database.reading.first(intake, MAX_INTAKES, 'unpinned');
  const byProgramme = Map.groupBy(all, ({ faculty }) => faculty ?? '');
  const words = intakeWords[language];
  const at = now().getTime();
  const today = dayInKathmandu(at);
  const day = (iso: string) => dayOf(language, iso, today);
  const closing = ({ closes, closesAt }: Intake) =>
    closesAt === '' ? day(closes) : `${day(closes)}, ${clockIn(language, closesAt)}`;
  return programmes.flatMap(({ id, title, href }) => {
    const found = intakeState(byProgramme.get(id) ?? [], at);
    if (!found) return [];
    const { state } = found;
    const coming = state === 'closed' ? found.coming : null;
    const said =
      state === 'open'
        ? words.open(closing(found.intake))
        : state === 'coming'
          ? words.coming(day(found.intake.opens))
          : coming
            ? words.closedAndComing(closing(found.intake), day(coming.opens))
            : words.closed(closing(found.intake));
    // What is ahead counts: of an intake that is over, its test may be.
    const { title: name, test, classes, note } = recordIn(language, intake, coming ?? found.intake);
    return [
      {
        programme: { id, title, href },
        state,
        said,
        name,
        dates: (coming ?? state !== 'closed') ? datesOf(coming ?? found.intake) : null,
        test: test && day(test),
        classes: classes && day(classes),
        note,
      },
    ];
  });
}

/** What the chat says of when one may apply, at this instant: programmes of which the same is true stand together. */
export async function intakesTold(
  asked: Pick<PageRequest, 'database' | 'language' | 'now'>,
  /** The programmes' ids; none for all. */
  ids: readonly string[],
): Promise<{ title: string; text: string }> {
  const all = programmesIn(asked.language, await facultyNames(asked.database));
  const views = await intakesOf(
    asked,
    all.filter(({ id }) => ids.length === 0 || ids.includes(id)),
  );
  const lines = [...Map.groupBy(views, ({ said }) => said)].map(
    ([said, alike]) => `${alike.map(({ programme }) => programme.title).join(', ')}: ${said}`,
  );
  return { title: intakeWords[asked.language].heading, text: lines.join('\n') };
}
