const KNOWN = ['WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'] as const;
type Instruction = (typeof KNOWN)[number];

/** One instruction of a Dockerfile, with its options (`--from=build`). */
export interface Step {
  instruction: Instruction;
  options: Readonly<Record<string, string>>;
  /** The rest of the line, without options. */
  text: string;
}

export interface Stage {
  name: string;
  base: string;
  steps: Step[];
}

const isKnown = (word: string): word is Instruction => (KNOWN as readonly string[]).includes(word);

/** Reads the part of the Dockerfile's language that ours uses. @throws for any other instruction */
export function parseDockerfile(source: string): Stage[] {
  const lines = source
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const defaults: Record<string, string> = {};
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (instruction === 'ARG') {
      Object.assign(defaults, variablesIn(rest));
    } else if (instruction === 'FROM') {
      const [base = '', , name = String(stages.length)] = rest.split(/\s+/);
      stages.push({ name, base: base.replace(/\$\{(\w+)\}/, (_, arg) => defaults[arg] ?? ''), steps: [] });
    } else if (isKnown(instruction)) {
      stages.at(-1)?.steps.push({ instruction, ...optionsIn(rest) });
    } else {
      throw new Error(`Not an instruction that is known here: ${line}`);
    }
  }
  return stages;
}

function optionsIn(rest: string): Pick<Step, 'options' | 'text'> {
  const [given = ''] = /^(?:--[\w-]+=\S+\s+)*/.exec(rest) ?? [];
  return { options: variablesIn(given.replaceAll('--', '').trim()), text: rest.slice(given.length) };
}

/** Reads `A=1 B=2`. */
export const variablesIn = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(/\s+/).map((pair) => pair.split(/=(.*)/s).slice(0, 2)));

/** The words of the last command of its kind. */
export function commandOf({ steps }: Stage, instruction: 'CMD' | 'HEALTHCHECK'): string[] {
  const text = steps.findLast((step) => step.instruction === instruction)?.text ?? '[]';
  return JSON.parse(text.replace(/^CMD\s+/, ''));
}
