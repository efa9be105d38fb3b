/**
 * Decides whether a new password is accepted: long passwords of any characters, except those that are easy to guess.
 */
import { mexicanPasswords, passwordLength, withoutDiacritics } from '@tianguis/domain';
import { fold } from '@tianguis/domain/words';

/**
 * A password is refused if fewer guesses than this find it. An attacker with a stolen hash makes them in no time; an
 * attacker who signs in needs days.
 */
const leastGuesses = 1e7;
/**
 * Number of characters that are judged. Further characters cannot make a password weaker, and the time of the judge
 * grows with their square.
 */
const mostJudged = 32;
/**
 * The most ways to read signs as letters ("p4ss" as "pass") that are judged. Each way is looked up like a password of
 * its own, and a password of 32 signs has millions.
 */
const mostReadings = 32;

export type PasswordFault = 'too short' | 'too long' | 'common' | 'personal';

/**
 * Loads the judge of passwords that attackers try first: common passwords, names, dates, keyboard rows, with usual
 * variations.
 */
async function loadJudge() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const words = { ...dictionary, mexican: [...mexicanPasswords] };
  const limits = { maxLength: mostJudged, l33tMaxSubstitutions: mostReadings };
  return new ZxcvbnFactory({ dictionary: words, graphs: adjacencyGraphs, ...limits });
}
let judge: ReturnType<typeof loadJudge> | undefined;

/**
 * Finds the fault of a password; undefined if the password has no fault.
 * @param personal words that others know about the customer: names, the e-mail, the shop's name
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
  // Attackers try common passwords with and without accents, so the password is as weak as its weaker spelling.
  const spellings = [...new Set([judged, withoutDiacritics(judged)])];
  const isGuessed = (known?: string[]) => spellings.some((one) => check(one, known).guesses < leastGuesses);
  const words = personal.flatMap((one) => [one, ...one.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
  // People type "Núñez" as "nunez".
  const known = words.flatMap((word) => [word, fold(word).replaceAll('ñ', 'n')]);
  // Nobody guesses a password without the personal words that nobody guesses with them.
  if (!isGuessed(known)) return undefined;
  return isGuessed() ? 'common' : 'personal';
}
