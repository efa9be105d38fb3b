/** Runs one command of `npm run shop -- <command>` in this process. */
import { explain } from '../logging/explain.ts';
import { readSettings } from '../settings/settings.ts';
import { backupCommand } from './backup/backup.ts';
import { restoreCommand } from './backup/restore.ts';
import { upgradeCommand } from './backup/upgrade.ts';
import { cacheCommand } from './cache.ts';
import { exportCommand } from './catalogue/catalogue-export.ts';
import { importCommand } from './catalogue/catalogue-import.ts';
import { seedCommand } from './catalogue/seed.ts';
import { type Command, type CommandEnvironment, type StandaloneCommand, Usage } from './command.ts';
import { balanceCommand } from './customers/balance.ts';
import { couponsCommand } from './customers/coupons.ts';
import { creditCommand } from './customers/credit.ts';
import { customersCommand } from './customers/customers.ts';
import { identityCommand } from './customers/identity.ts';
import { linksCommand } from './customers/links.ts';
import { mailCommand } from './customers/mail.ts';
import { messagesCommand } from './customers/messages.ts';
import { photographsCommand } from './customers/photographs.ts';
import { doctorCommand } from './doctor.ts';
import { jobsCommand } from './jobs.ts';
import { invoicesCommand } from './orders/invoices.ts';
import { ordersCommand } from './orders/orders.ts';
import { paymentsCommand } from './orders/payments.ts';
import { returnsCommand } from './orders/returns.ts';
import { sellersCommand } from './orders/sellers.ts';
import { categoriesCommand } from './products/categories.ts';
import { contentCommand } from './products/content.ts';
import { productsCommand } from './products/products.ts';
import { questionsCommand } from './products/questions.ts';
import { reviewsCommand } from './products/reviews.ts';
import { searchCommand } from './products/search.ts';
import { storesCommand } from './products/stores.ts';
import { registriesCommand } from './registries/registries.ts';
import { shippingCommand } from './shipping/shipping.ts';
import { leadsCommand } from './visitors/leads.ts';
import { newsletterCommand } from './visitors/newsletter.ts';
import { withDatabase, withDatabaseToRead } from './with-database.ts';

/** All commands by their names. */
export const commands: Readonly<Record<string, Command | StandaloneCommand>> = {
  seed: seedCommand,
  content: contentCommand,
  import: importCommand,
  export: exportCommand,
  categories: categoriesCommand,
  products: productsCommand,
  stores: storesCommand,
  shipping: shippingCommand,
  coupons: couponsCommand,
  links: linksCommand,
  orders: ordersCommand,
  payments: paymentsCommand,
  sellers: sellersCommand,
  returns: returnsCommand,
  photographs: photographsCommand,
  invoices: invoicesCommand,
  messages: messagesCommand,
  leads: leadsCommand,
  newsletter: newsletterCommand,
  reviews: reviewsCommand,
  questions: questionsCommand,
  registries: registriesCommand,
  search: searchCommand,
  cache: cacheCommand,
  mail: mailCommand,
  customers: customersCommand,
  balance: balanceCommand,
  credit: creditCommand,
  identity: identityCommand,
  jobs: jobsCommand,
  doctor: doctorCommand,
  backup: backupCommand,
  restore: restoreCommand,
  upgrade: upgradeCommand,
};

const usage = `The shop (all from "npm run shop -- …"; see docs/operating.md):
  start [--processes N]             the whole shop, in one process or in N that share the port
  web [--processes N]               pages and the API by themselves, on DATABASE_URL
  worker                            jobs by themselves, on DATABASE_URL

Commands:\n${Object.values(commands)
  .map((command) => command.usage)
  .join('\n')}`;

/**
 * Finds the command, opens its database and prints its output. Prints errors as one sentence.
 * @param readEnvironment reads the settings; called only if the command exists
 * @returns whether the command succeeded
 */
export async function runCommand(
  [name = '', ...words]: readonly string[],
  readEnvironment: () => CommandEnvironment['environment'],
): Promise<boolean> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command) throw new Usage(name === '' ? '' : `There is no command "${name}".`);
    const environment = readEnvironment();
    const say = (line: string) => void process.stdout.write(`${line}\n`);
    if ('run' in command) await command.run(words, { environment, say });
    else {
      const settings = readSettings(environment, false);
      const work = command.read(words, settings);
      const open = work.onlyReads ? withDatabaseToRead : withDatabase;
      await open(settings, (database) => work({ database, say }));
    }
    return true;
  } catch (error) {
    if (error instanceof Usage)
      process.stderr.write(`${error.message && `${error.message}\n\n`}${command?.usage ?? usage}\n`);
    else process.stderr.write(`${explain(error)}\n`);
    return false;
  }
}
