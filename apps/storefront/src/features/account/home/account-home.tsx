import type { ReactNode } from 'react';
import { LinkTile } from '../../../shared/links/link-tile.tsx';
import { accountHomeCopy as copy } from '../copy.ts';

export interface AccountFacts {
  nombre: string;
  correo: string;
  /** Date on which the account was created, RFC 3339. */
  desde: string;
  /** Facts that replace the text of a tile, by the tile's path. */
  facts: Readonly<Record<string, string>>;
  /** The store credit of the customer; undefined without one. */
  credit?: { href: string; title: string; text: string } | undefined;
  /** Path of a tile that the shop does not offer. */
  hidden?: string | undefined;
}

interface AccountHomeProps extends AccountFacts {
  heading?: 'h1' | 'h2';
  /** Content below the customer's name, such as the offer of a passkey. */
  offer?: ReactNode;
  /** The newest order. */
  latest?: ReactNode;
  /** Content after all tiles, such as the offer to install the shop. */
  last?: ReactNode;
  /** The sign-out form. */
  children?: ReactNode;
}

/** RL-01: the customer's name, and a tile with the current facts of each section of the account. */
export function AccountHome(props: AccountHomeProps) {
  const { nombre, correo, desde, facts, credit, hidden, offer, latest, last, children } = props;
  const { heading: Heading = 'h1' } = props;
  const SubHeading = Heading === 'h1' ? 'h2' : 'h3';
  return (
    <div className="page grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 pt-4 pb-4 lg:pt-8">
      <header className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-card p-4 sm:p-6">
        <span
          aria-hidden="true"
          className="grid size-14 flex-none place-items-center rounded-full bg-lona text-2xl font-bold text-on-lona"
        >
          {[...nombre.trim()][0]?.toLocaleUpperCase('es-MX')}
        </span>
        <div className="min-w-0 flex-[1_1_14rem] [overflow-wrap:anywhere]">
          <Heading className="line-clamp-3 text-2xl font-bold">{copy.hello(nombre)}</Heading>
          <p className="text-ink-soft">{correo}</p>
          <p className="text-sm text-ink-soft">{copy.since(desde)}</p>
        </div>
        {children}
      </header>
      {offer}
      {latest}
      {copy.groups.map(({ title, tiles }, at) => (
        <section key={title}>
          <SubHeading className="mb-3 text-lg font-bold">{title}</SubHeading>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {tiles
              .filter(({ href }) => href !== hidden)
              .map((tile) => (
                <li key={tile.href}>
                  <LinkTile {...tile} fact={facts[tile.href]} />
                </li>
              ))}
            {at === 0 && credit && (
              <li>
                <LinkTile icon="bank" {...credit} />
              </li>
            )}
          </ul>
        </section>
      ))}
      {last}
    </div>
  );
}
