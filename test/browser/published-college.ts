import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';

/** Names of the pages about the college. */
export const collegeSorts = [
  'about',
  'message',
  'admissions',
  'scholarships',
  'faqs',
  'faculty',
  'contact',
  'apply',
  'login',
] as const;
export type CollegeSort = (typeof collegeSorts)[number];

const LONG = 'Pneumonoultramicroscopicsilicovolcanoconiosis';
const WORDS =
  '<p>The college says what it means, in as many words as it takes to be understood by everybody. </p>';
const TEXT = `${WORDS.repeat(3)}<h2>In detail</h2>${WORDS}<table><tbody><tr><th>${LONG}</th><th>${LONG}</th></tr></tbody></table><ol><li>First</li></ol>`;
const NEPALI = '<p>कलेजले सबै विद्यार्थीलाई समान अवसर दिने प्रतिबद्धता व्यक्त गरेको छ।</p>';

/** Fills the pages about the college: pictures in every shape, long words, both scripts. @returns their addresses */
export async function publishCollege(site: TestSite): Promise<Record<CollegeSort, string>> {
  const add = async (type: string, fields: Record<string, string>, picture?: [number, number]) => {
    const [width, height] = picture ?? [];
    const image = width && height ? await pictureFile({ width, height, color: '#35507a' }) : undefined;
    const body = multipart({ ...fields, ...(image && { image }) });
    return (await site.call('POST', `/api/${type}`, { body })).record._id ?? '';
  };
  const longer = { vision: WORDS, mission: TEXT, goals: '<ul><li>Many</li></ul>', core_values: NEPALI };
  await add('about', { title: 'हाम्रो परिचय', description: NEPALI });
  await add('about', { title: 'Since 1998', description: TEXT, ...longer }, [800, 350]);
  await add('pmessage', { name: 'प्रा. हरि शर्मा', description: NEPALI }, [360, 200]);
  await add('pmessage', { name: 'Dr. Sarita Maharjan', description: TEXT }, [300, 750]);
  for (const type of ['admission', 'scholarship']) {
    await add(type, { title: 'भर्ना सूचना', description: NEPALI });
    await add(type, { title: `The papers of ${LONG}`, description: TEXT }, [250, 700]);
    await add(type, { title: 'Forms are out', description: TEXT }, [420, 270]);
  }
  for (let number = 1; number <= 4; number += 1)
    await add('faq', { title: `Does question ${number} have an answer?`, description: WORDS });
  await add('faq', { title: 'Is there a picture?', description: TEXT }, [360, 240]);
  await add('faculty', { title: 'BBS', full_name: 'Bachelor of Business Studies' });
  const texts = { admission_policy: TEXT, program_objective: NEPALI, job_prospectus: WORDS };
  const faculty = await add(
    'faculty',
    { title: 'BCA', full_name: 'Bachelor of Computer Applications', description: TEXT, ...texts },
    [800, 500],
  );
  await add('semester', { title: 'First Semester', faculty });
  await add('testimonial', { name: 'Asha', faculty: 'BCA', description: 'I stayed.' }, [150, 200]);
  return {
    about: '/who-we-are',
    message: '/message',
    admissions: '/admissions',
    scholarships: '/scholarships',
    faqs: '/faqs',
    faculty: `/academics/bca/${faculty}`,
    contact: '/contact-us',
    apply: '/apply-online',
    login: '/login',
  };
}
