import { BadUsage, Cancelled, type CommandIo } from './command.ts';

const ENTER = new Set(['\r', '\n']);
const CANCEL = new Set(['\u0003', '\u0004']);
const BACKSPACE = new Set(['\b', '\u007f']);
const MAX_LINE_LENGTH = 10_000;

/**
 * Reads a line from a terminal without echo.
 * @throws Cancelled on Ctrl-C and Ctrl-D
 */
function readHidden(io: CommandIo, prompt: string): Promise<string> {
  const { stdin, stderr } = io;
  stderr.write(prompt);
  stdin.setRawMode?.(true);
  stdin.setEncoding('utf8');
  return new Promise<string>((resolve, reject) => {
    const typed: string[] = [];
    const end = (finish: () => void) => {
      stdin.off('data', take);
      stdin.off('end', cancel);
      stdin.setRawMode?.(false);
      stdin.pause();
      stderr.write('\n');
      finish();
    };
    const cancel = () => end(() => reject(new Cancelled()));
    const take = (chunk: string | Buffer) => {
      const characters = [...chunk.toString()];
      for (const [index, character] of characters.entries()) {
        if (CANCEL.has(character)) return cancel();
        if (ENTER.has(character)) {
          const rest = characters.slice(index + 1).join('');
          return end(() => {
            // Text pasted after the line belongs to the next prompt.
            if (rest) stdin.unshift(rest);
            resolve(typed.join(''));
          });
        }
        if (BACKSPACE.has(character)) typed.pop();
        else typed.push(character);
      }
    };
    stdin.on('data', take);
    stdin.once('end', cancel);
    stdin.resume();
  });
}

async function readFirstLine(stdin: CommandIo['stdin']): Promise<string> {
  let text = '';
  stdin.setEncoding('utf8');
  for await (const chunk of stdin) {
    text += chunk;
    if (text.includes('\n') || text.length > MAX_LINE_LENGTH) break;
  }
  return (text.split('\n', 1)[0] ?? '').replace(/\r$/, '');
}

/**
 * Asks for a password twice on a terminal, without echo; elsewhere reads the first line of the standard input.
 * @throws Cancelled; BadUsage if there is none, or the two differ
 */
export async function askPassword(io: CommandIo): Promise<string> {
  if (!io.stdin.isTTY) {
    const line = await readFirstLine(io.stdin);
    if (!line) throw new BadUsage('No password on the standard input. Pipe one in, or use --generate.');
    return line;
  }
  const password = await readHidden(io, 'Password: ');
  if ((await readHidden(io, 'Password again: ')) !== password) {
    throw new BadUsage('The two passwords differ. Nothing was changed.');
  }
  return password;
}
