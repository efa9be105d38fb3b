/** Which passwords a new account may have: long ones of any signs, but none that is guessed at once. */
import { passwordLength } from '@tianguis/domain';
import { fold } from '@tianguis/domain/words';

/** Fewer guesses than this take an attacker with a stolen hash no time, and one at the door some days. */
const leastGuesses = 1e7;
/** Characters that are judged: behind these nothing makes a password weaker, and long ones cost time. */
const mostJudged = 64;

export type PasswordFault = 'too short' | 'too long' | 'common' | 'personal';

/** Passwords that attackers try first: common passwords, names, dates, keyboard rows, with usual variations. */
async function loadJudge() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: mostJudged });
}
let judge: ReturnType<typeof loadJudge> | undefined;

/**
 * What is wrong with a password; undefined: nothing.
 * @param personal what others know of the customer: names, the e-mail, the shop's name
 */
export async function findPasswordFault(
  password: string,
  personal: readonly string[] = [],
): Promise<PasswordFault | undefined> {
  const { length } = [...password];
  if (length < passwordLength.least) return 'too short';
  if (length > passwordLength.most) return 'too long';
  judge ??= loadJudge();
  const { check } = await judge.then((factory) => ({ check: factory.check.bind(factory) }));
  const judged = password.slice(0, mostJudged);
  if (check(judged).guesses < leastGuesses) return 'common';
  const words = personal.flatMap((one) => [one, ...one.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
  // "Núñez" is typed "nunez".
  const known = words.flatMap((word) => [word, fold(word).replaceAll('ñ', 'n')]);
  return check(judged, known).guesses < leastGuesses ? 'personal' : undefined;
}
