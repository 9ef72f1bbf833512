import { admission } from '../../content/admission.ts';
import { anchorsOf } from '../../content/anchors.ts';
import { application } from '../../content/application.ts';
import { contact } from '../../content/contact.ts';
import type { SubmissionType } from '../../content/submission.ts';
import { submissionTypes } from '../../content/submissions.ts';
import { ApplyPage } from '../../site/pages/apply.tsx';
import { ContactPage } from '../../site/pages/contact.tsx';
import { FormPage } from '../../site/pages/form-page.tsx';
import type { ApplyPageProps, FormPageProps } from '../../site/view-models.ts';
import { formViewOf, submitting } from './forms.ts';
import { intakesOf } from './intakes.ts';
import type { Page, PageRequest, Reading, ShownPage } from './page.ts';
import { wholeOn } from './passages.tsx';
import { recordIn } from './record-views.ts';

type ShowForm = (props: FormPageProps, request: PageRequest) => ShownPage | Promise<ShownPage>;

/** The page of a visitors' form. @param parameters the query parameters that it takes, besides `sent` of its receipt */
export const formPage = (
  type: SubmissionType,
  show: ShowForm = (props) => ({ show: <FormPage {...props} /> }),
  parameters: readonly string[] = [],
): Page => ({
  url: type.page,
  parameters: [...parameters, 'sent'],
  form: type,
  post: submitting(type),
  async load(request) {
    const form = await formViewOf(type, request);
    const shown = await show({ frame: request.frame(type.page), type, form }, request);
    return { ...shown, isSecret: request.query.sent !== undefined };
  },
});

const MAX_ADMISSIONS = 5;

async function admissionsOf({ database, language }: Reading): Promise<ApplyPageProps['admissions']> {
  const admissions = await database.reading.first(admission, wholeOn(admission));
  const anchors = anchorsOf(admissions.map(({ _id: id, title }) => ({ id, title })));
  const links = admissions.map((item, at) => ({
    title: recordIn(language, admission, item).title,
    href: `/admissions#${anchors[at]}`,
  }));
  return links.slice(0, MAX_ADMISSIONS);
}

const applyPage = formPage(
  application,
  async ({ form, ...props }, request) => {
    const { query, attempt } = request;
    // `program` is the id of the faculty that the form preselects.
    const chosen = props.frame.faculties.find(({ id }) => id === query.program);
    const values = chosen ? { program: chosen.storedTitle, ...form.values } : form.values;
    const admissions = await admissionsOf(request).catch((error: unknown) => {
      if (attempt) return [];
      throw error;
    });
    const intakes = await intakesOf(request, props.frame.faculties).catch((error: unknown) => {
      if (attempt) return [];
      throw error;
    });
    return {
      show: <ApplyPage {...props} intakes={intakes} form={{ ...form, values }} admissions={admissions} />,
      // Made-up values of `program` must not fill the page cache.
      isUncached: query.program !== undefined && !chosen,
    };
  },
  ['program'],
);

const ownPages = [formPage(contact, (props) => ({ show: <ContactPage {...props} /> })), applyPage];

/** The page of each form: its own, or the plain one. */
export const formPages: readonly Page[] = [
  ...ownPages,
  ...submissionTypes
    .filter((type) => !ownPages.some(({ form }) => form === type))
    .map((type) => formPage(type)),
];
