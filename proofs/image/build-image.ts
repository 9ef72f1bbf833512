import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Container, NODE_USER } from './container.ts';
import { parseDockerfile, type Stage, type Step, variablesIn } from './dockerfile.ts';

export interface Image {
  container: Container;
  stage: Stage;
  user: string;
  directory: string;
  variables: Record<string, string>;
}

interface Sources {
  checkout: string;
  /** Names at the top of the checkout that are not sent to the engine. */
  ignored: readonly string[];
  images: ReadonlyMap<string, Image>;
}

/**
 * Carries out the Dockerfile of a checkout.
 * @param folder for the root file systems of its stages @param node folder of the pinned program
 * @returns its last stage
 */
export function buildImage(
  checkout: string,
  folder: string,
  { node, log }: { node: string; log(line: string): void },
): Image {
  const ignored = readFileSync(join(checkout, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const images = new Map<string, Image>();
  for (const stage of parseDockerfile(readFileSync(join(checkout, 'Dockerfile'), 'utf8'))) {
    const container = new Container(join(folder, stage.name), node);
    const image = { container, stage, user: '0:0', directory: '/', variables: {} };
    images.set(stage.name, image);
    for (const step of stage.steps) {
      log(`${stage.name}: ${step.instruction} ${step.text}`);
      carryOut(step, image, { checkout, ignored, images });
    }
  }
  const last = [...images.values()].at(-1);
  if (!last) throw new Error('The Dockerfile has no stage');
  return last;
}

function carryOut({ instruction, options, text }: Step, image: Image, sources: Sources): void {
  const { container, variables } = image;
  if (instruction === 'WORKDIR') {
    image.directory = text;
    mkdirSync(join(container.root, text), { recursive: true });
  }
  if (instruction === 'ENV') Object.assign(variables, variablesIn(text));
  if (instruction === 'USER') image.user = text === 'node' ? NODE_USER : text;
  if (instruction === 'COPY') copy(text.split(/\s+/), options.from, image, sources);
  if (instruction === 'RUN') container.run(['sh', '-c', text], image);
}

/** Copies the content of a folder, or files into a folder, as COPY does. */
function copy(paths: readonly string[], from: string | undefined, image: Image, sources: Sources): void {
  const { checkout, ignored, images } = sources;
  const root = from === undefined ? checkout : (images.get(from)?.container.root ?? '');
  const folder = join(image.container.root, image.directory, paths.at(-1) ?? '');
  const isKept = (file: string) => {
    const parts = file.slice(checkout.length + 1).split('/');
    const isIgnored = (name: string) =>
      name.startsWith('**/') ? parts.includes(name.slice(3)) : parts[0] === name;
    return from !== undefined || !ignored.some(isIgnored);
  };
  for (const path of paths.slice(0, -1)) {
    const isFolder = path === '.' || from !== undefined;
    const target = isFolder ? folder : join(folder, path.split('/').at(-1) ?? '');
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, path), target, { recursive: true, filter: isKept, verbatimSymlinks: true });
  }
}
