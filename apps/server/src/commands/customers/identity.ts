/** `shop identity`: lists and rotates the keys that sign ID tokens. */
import { createIdentityOperator, type IdentityOperator, publishedDays, signsAfterMinutes } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { type Command, reading, Usage, type Work } from '../command.ts';
import { table } from '../table.ts';
import { showMoment } from '../words.ts';

const usage = `  identity keys                     the keys that sign who is signed in, and those that still count
  identity rotate                   makes a new key, which signs in ${signsAfterMinutes} minutes; no shop has to be restarted`;

export const identityCommand: Command = { usage, read };

function read([verb = '', ...rest]: readonly string[]): Work {
  const answer = Object.hasOwn(answers, verb) ? answers[verb as keyof typeof answers] : undefined;
  if (answer === undefined) throw new Usage(verb === '' ? '' : `There is no "identity ${verb}".`);
  if (rest.length > 0) throw new Usage('That is more than this command takes.');
  const work: Work = async ({ database, say }) => {
    for (const line of await answer(createIdentityOperator(createUnitOfWork(database.db)))) say(line);
  };
  return verb === 'keys' ? reading(work) : work;
}

const answers = {
  async keys(identity: IdentityOperator): Promise<string[]> {
    const keys = await identity.keys();
    if (keys.length === 0) return ['There are no keys yet: the first sign-in makes one.'];
    const rows = keys.map(({ kid, createdAt, retiredAt, state }) => [
      kid,
      showMoment(createdAt),
      state,
      retiredAt === null ? '' : `${state === 'retired' ? 'since' : 'until'} ${showMoment(retiredAt)}`,
    ]);
    return table([['Key', 'Made', 'State', ''], ...rows]);
  },
  async rotate(identity: IdentityOperator): Promise<string[]> {
    const kid = await identity.rotate();
    return [
      `Key ${kid} is published, and signs in ${signsAfterMinutes} minutes.`,
      `What older keys have signed is valid until it expires: they are published for ${publishedDays} days more.`,
    ];
  },
};
