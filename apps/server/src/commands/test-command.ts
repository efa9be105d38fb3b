/** For tests: runs a command and returns its output, in this process or in a process of its own. */
import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { runCommand } from './run-command.ts';
import { standardInput } from './standard-input.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

export type Answer = { code: number | null; out: string; err: string };

export type Given = {
  settings: Readonly<Record<string, string>>;
  /** The working directory of the person who types the command. */
  folder: string;
  /** The standard input. */
  input?: string | Buffer;
};

/**
 * Runs a command in this process, with its own standard streams. Starting a process takes ten times longer than most
 * commands. So tests start a process only to prove something of the process: its streams and its exit code.
 */
export async function runHere(words: readonly string[], { settings, folder, input = '' }: Given): Promise<Answer> {
  const answer: Answer = { code: null, out: '', err: '' };
  const written = (stream: 'out' | 'err') => (chunk: string | Uint8Array) => {
    answer[stream] += chunk;
    return true;
  };
  const before = process.env.INIT_CWD;
  process.env.INIT_CWD = folder;
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(written('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(written('err')),
    vi.spyOn(standardInput, 'readAll').mockReturnValue(Buffer.from(input)),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([Buffer.from(input)]) as typeof process.stdin),
  ];
  try {
    answer.code = (await runCommand(words, () => settings)) ? 0 : 1;
  } finally {
    for (const spy of spies) spy.mockRestore();
    if (before === undefined) delete process.env.INIT_CWD;
    else process.env.INIT_CWD = before;
  }
  return answer;
}

/** Runs a command in a process of its own. @param program the file of the program */
export function runProcess(
  words: readonly string[],
  { settings, folder, input = '' }: Given,
  program = main,
): Promise<Answer> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [program, ...words], {
    cwd: folder,
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
  });
  const answer: Answer = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    answer.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    answer.err += chunk;
  });
  // A command with wrong arguments does not read its input, so ignore errors of writing it.
  child.stdin.on('error', () => undefined).end(input);
  return new Promise((done) => child.once('close', (code) => done({ ...answer, code })));
}
