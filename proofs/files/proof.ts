import { College, type EngineName, onBothAtOnce } from '../college/college.ts';
import { inParallel } from '../college/in-parallel.ts';
import { mustBeTidy } from '../college/tidy.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { hostileNames, type Input, inputs } from './inputs.ts';
import { type UploadRoute, untried, uploadRoutes } from './upload-routes.ts';

const LONGEST_MS = 2000;
/** Two are decoded at a time, so that more at once would only wait. */
const AT_ONCE = 2;
/** Content that served files must not have: scripts, pages, metadata of cameras and editors, files of the machine. */
const FOREIGN = /<script|<svg|<html|<\?php|Exif\0|http:\/\/ns\.adobe\.com|root:.*:0:0|canary-script/i;

interface Counts {
  accepted: number;
  refused: number;
  longest: number;
}

async function upload(
  college: College,
  route: UploadRoute,
  { name, bytes, isPicture }: Input,
  counts: Counts,
) {
  const body = new FormData();
  for (const [field, value] of Object.entries(route.fields)) body.append(field, value);
  body.append(route.field, new File([new Uint8Array(bytes)], name));
  const answer = await college.call('POST', route.path, { body });
  const what = `${name} at ${route.path} is answered with ${answer.status} ${answer.text.slice(0, 150)}`;
  counts.longest = Math.max(counts.longest, answer.tookMs);
  must(answer.tookMs < LONGEST_MS, `${what} after ${Math.round(answer.tookMs)} ms`);
  const isAccepted = answer.status < 300;
  must(isAccepted || [400, 413, 415].includes(answer.status), what);
  if (isPicture !== undefined && route.takes === 'pictures')
    // Browsers send an empty file if none was chosen.
    must(isAccepted === isPicture, what);
  counts[isAccepted ? 'accepted' : 'refused'] += 1;
  if (isAccepted)
    for (const path of new Set(answer.text.match(/\/uploads\/[^"\\]+/g) ?? []))
      await mustBeClean(college, path, name);
}

/** A stored file is a re-encoded picture, or a document that no browser opens as a page. */
async function mustBeClean(college: College, path: string, name: string) {
  const kept = await college.must('GET', `/api/manage/file/${path.slice('/uploads/'.length)}`);
  const type = String(kept.headers['content-type']);
  must(kept.headers['x-content-type-options'] === 'nosniff', `${name} is served without nosniff`);
  const policy = String(kept.headers['content-security-policy']);
  must(policy.startsWith("default-src 'none'"), `${name} is served with the policy ${policy}`);
  if (type === 'application/pdf') return;
  must(
    type === 'image/webp' && /^RIFF....WEBP/s.test(kept.bytes.toString('latin1')),
    `${name} is served as ${type}`,
  );
  must(
    !FOREIGN.test(kept.bytes.toString('latin1')),
    `${name} is served with what it had besides the picture`,
  );
  must(/^\/uploads\/[0-9a-f]{32}\.webp$/.test(path), `${name} is served as ${path}`);
}

/** How many kinds of routes each file goes through on PostgreSQL: how it is decoded is the same on both databases. */
const KINDS_ON_POSTGRESQL = 2;

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const college = await College.open(context, engine);
  const kinds = await uploadRoutes(college);
  const missing = untried(college, kinds);
  must(missing.length === 0, `Not tried: ${missing.join(', ')}`);
  const counts: Counts = { accepted: 0, refused: 0, longest: 0 };
  const files = await inputs();
  const [good] = files;
  // An ordinary picture under each name; a name of nothing but dots is what browsers send for no file.
  const named = hostileNames().map((name): Input => ({ name, bytes: good?.bytes ?? Buffer.alloc(0) }));
  const start = Math.floor(context.random() * kinds.length);
  const perFile = engine === 'SQLite' ? kinds.length : KINDS_ON_POSTGRESQL;
  await inParallel([...files, ...named], AT_ONCE, async (file, index) => {
    for (let turn = 0; turn < perFile; turn += 1) {
      const kind = kinds[(start + index + turn) % kinds.length] ?? [];
      // Routes of one kind differ by their type only, so that files take turns among them.
      const route = kind[index % kind.length];
      if (route) await upload(college, route, file, counts);
    }
  });
  await mustBeTidy(college);
  await college.must('GET', '/healthz');
  must(college.process.errors.length === 0, `The server logged ${college.process.errors[0]}`);
  const { accepted, refused, longest } = counts;
  return [
    `${files.length} files and ${named.length} names over ${perFile} of ${kinds.length} kinds of routes each, ${kinds.flat().length} routes in all: ${accepted} accepted, pictures re-encoded, ${refused} refused with 4xx, at most ${Math.round(longest)} ms, nothing left`,
  ];
}

export const proof: Proof = {
  claim: 'A file is refused, or stored as our own picture.',
  shown: { '# accepted': /(\d+) accepted/, '# refused': /(\d+) refused/ },
  fault: [
    {
      file: 'src/media/image-codec.ts',
      from: "{ failOn: 'error', sequentialRead: true, pages: 1 }",
      to: "{ failOn: 'none', sequentialRead: true, pages: 1 }",
    },
  ],
  whyNot: () => null,
  run: (context) => onBothAtOnce(context, onEngine),
};
