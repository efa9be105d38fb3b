/** The facts in each tile of the account's home (RL-01). */
import { answered } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { creditHomePath, paths } from '../../../shared/links/paths.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import type { Context } from '../answer.server.ts';
import { accountHomeCopy } from '../copy.ts';
import { offersPasskey } from '../passkeys/passkeys.server.ts';
import type { AccountFacts } from './account-home.tsx';

const words = accountHomeCopy.facts;

export async function readHome(context: Context): Promise<AccountFacts & { offersKey: boolean }> {
  const { api, config } = context.get(shopContext);
  const { account, addresses, authenticator, balance, credit, wishlist } = api;
  const call = asCustomer(context);
  const [profile, sessions, notifications, requests, app, lists, { data: saved }, money, lent, offersKey] =
    await answered(
      Promise.all([
        account.profile(call),
        account.sessions(call),
        account.notifications(call),
        account.privacyRequests(call),
        authenticator.state(call),
        wishlist.lists(call),
        addresses.list(call),
        balance.read(call),
        credit.read(call),
        offersPasskey(context),
      ]),
    );
  const { nombre, correo, telefono, dosPasos, desde } = profile.data;
  const sumOf = (name: 'productos' | 'bajaron') => lists.data.listas.reduce((sum, list) => sum + list[name], 0);
  const switches = Object.values(notifications.data);
  const on = switches.filter((one) => one.correo).length;
  const open = requests.data.filter(({ estado }) => estado === 'recibida').length;
  return {
    ...{ nombre, correo, desde, offersKey },
    // A customer who has credit sees it, also if the shop gives none now.
    credit: lent.data.account
      ? {
          href: creditHomePath(config.creditModule.product),
          title: config.creditModule.label,
          text: words.credit(lent.data.account.used),
        }
      : undefined,
    // A customer who has a balance sees it, also if the shop offers none now.
    hidden: config.offer.balance || money.data.amount > 0 ? undefined : accountPaths.balance,
    facts: {
      [paths.wishlist]: words.saved(sumOf('productos'), sumOf('bajaron')),
      [accountPaths.balance]: words.balance(money.data.amount),
      [paths.addresses]: words.addresses(saved.address.length, saved.address[0]?.direccion),
      [accountPaths.profile]: telefono === null ? words.noPhone : words.phone(telefono),
      [accountPaths.security]: `${words.sessions(sessions.data.length)} · ${app.activo ? words.app : dosPasos ? words.twoStep : words.noTwoStep}`,
      [accountPaths.notifications]: words.notices(on, switches.length),
      ...(open > 0 && { [accountPaths.privacy]: words.requests(open) }),
    },
  };
}
