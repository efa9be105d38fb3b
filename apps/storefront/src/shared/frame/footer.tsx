import { classNames, Icon, type IconName } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { paths } from '../links/paths.ts';
import { footerCopy as copy } from './footer-copy.ts';
import { FooterLinks } from './footer-links.tsx';
import { hasAllLinks, isReduced } from './frame-handle.ts';
import type { MenuLink } from './menu-link.ts';
import { ServerHtml } from './server-html.tsx';

/** Content of the footer that does not change while a document is open. */
export interface FixedFooter {
  /** Content of the first row. */
  promises: ReactNode;
  lists: readonly { title: string; links: readonly MenuLink[] }[];
  payments: { title: string; marks: readonly ReactNode[] };
  /** WhatsApp number with its country code; empty if there is none. */
  whatsapp: string;
  certifications: readonly { label: string; href?: string | undefined }[];
  apps: readonly { store: string; href: string }[];
  social: readonly { network: string; href: string }[];
  /** The terms of all prices and promotions. */
  disclaimer: string;
  /** The shop's owner. */
  rights: string;
}

export interface FooterProps {
  /** Undefined in the browser, since only the server renders it ({@link ServerHtml}). */
  fixed: FixedFooter | undefined;
  newsletter: ReactNode;
}

/** Footer of every page (UI-12). If a page itself contains the lists of links, the footer hides its lists. */
export function Footer({ fixed, newsletter }: FooterProps) {
  const matches = useMatches();
  const isShort = matches.some(({ handle }) => isReduced(handle));
  const links = !isShort && !matches.some(({ handle }) => hasAllLinks(handle));
  return (
    <footer className="below-300 lg:below-158 mt-12 border-t border-line bg-sunken text-sm">
      <ServerHtml
        id="pie-promesas"
        className="contents"
        hidden={isShort}
        render={import.meta.env.SSR && fixed?.promises}
      />
      <div
        className={classNames(
          'page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 sm:grid-cols-2',
          links && 'max-sm:pt-2 lg:grid-cols-[1fr_1fr_1fr_1.4fr]',
        )}
      >
        <ServerHtml
          id="pie-enlaces"
          className="contents max-sm:block"
          hidden={!links}
          render={import.meta.env.SSR && fixed && <Lists {...fixed} />}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          {!isShort && newsletter}
          <ServerHtml
            id="pie-contacto"
            className="contents"
            render={import.meta.env.SSR && fixed && <ContactLine {...fixed} />}
          />
        </div>
      </div>
      <ServerHtml id="pie-fin" className="contents" render={import.meta.env.SSR && fixed && <End {...fixed} />} />
    </footer>
  );
}

function Lists({ lists }: FixedFooter) {
  return lists.map((column) => <FooterLinks key={column.title} title={column.title} links={column.links} />);
}

/** Logos, seals, apps and networks, and then the small print. */
function End({ payments, certifications, apps, social, disclaimer, rights }: FixedFooter) {
  return (
    <>
      <div className="page flex flex-wrap gap-x-10 gap-y-5 border-t border-line py-5">
        <Group title={payments.title}>{payments.marks}</Group>
        <Group title={copy.certifications}>
          {certifications.map((seal) => (
            <li key={seal.label}>
              <Seal {...seal} />
            </li>
          ))}
        </Group>
        <Group title={copy.apps}>
          {apps.map((app) => (
            <li key={app.store}>
              <a
                href={app.href}
                rel="noopener"
                className="touch flex h-9 items-center gap-1.5 rounded-md bg-ink px-3 text-xs font-semibold text-paper"
              >
                <Icon name="download" className="size-4" />
                {copy.app[app.store as keyof typeof copy.app] ?? app.store}
              </a>
            </li>
          ))}
        </Group>
        <Group title={copy.social}>
          {social.map(({ network, href }) => (
            <li key={network}>
              <a
                href={href}
                rel="noopener"
                aria-label={copy.network[network as keyof typeof copy.network] ?? network}
                className="touch grid size-9 place-items-center rounded-full border border-line bg-card hover:border-ink"
              >
                <Icon name={network as IconName} />
              </a>
            </li>
          ))}
        </Group>
      </div>
      <div className="page grid gap-2 border-t border-line py-5 text-xs text-ink-soft">
        <p>{disclaimer}</p>
        <p>{rights}</p>
      </div>
    </>
  );
}

/**
 * A link to WhatsApp if the shop has a number, which the page does not show; otherwise a link to the contact page
 * (UI-12).
 */
function ContactLine({ whatsapp }: FixedFooter) {
  return (
    <a
      href={whatsapp ? `https://wa.me/${whatsapp}` : paths.contact}
      rel={whatsapp ? 'noopener' : undefined}
      className="inline-flex min-h-11 items-center gap-3 justify-self-start rounded-full border border-line-strong px-5 font-semibold hover:border-ink"
    >
      <Icon name={whatsapp ? 'whatsapp' : 'mail'} className="size-5 text-nopal" />
      {whatsapp ? copy.whatsapp : copy.contact}
    </a>
  );
}

/** A certification, with a link to its proof if there is one. */
function Seal({ label, href }: FixedFooter['certifications'][number]) {
  const face = (
    <>
      <Icon name="shield" className="size-4 text-nopal" />
      {label}
    </>
  );
  const look = 'flex h-9 items-center gap-1.5 rounded-md border border-line bg-card px-2.5 text-xs font-semibold';
  return href ? (
    <a href={href} rel="noopener" className={`touch hover:border-ink ${look}`}>
      {face}
    </a>
  ) : (
    <span className={look}>{face}</span>
  );
}

/** A group without content has no heading either. */
function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-xs font-semibold text-ink-soft">{title}</h2>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </section>
  );
}
