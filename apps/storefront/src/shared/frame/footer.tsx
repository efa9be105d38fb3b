import { Icon, type IconName } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { footerCopy as copy } from './footer-copy.ts';
import type { FrameData } from './frame-data.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** Footer of every page (UI-12). */
export function Footer({ frame }: { frame: FrameData }) {
  return (
    <footer className="below-300 mt-12 border-t border-line bg-sunken text-sm">
      <section
        className="page grid gap-x-8 gap-y-4 border-b border-line py-6 sm:grid-cols-2 lg:grid-cols-4"
        aria-label={copy.promises}
      >
        {copy.promise(frame.freeShippingThreshold).map((promise) => (
          <p key={promise.title} className="flex gap-3">
            <Icon name={promise.icon} className="size-6 flex-none" />
            <span>
              <strong className="block font-semibold">{promise.title}</strong>
              <span className="text-ink-soft">{promise.text}</span>
            </span>
          </p>
        ))}
      </section>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1.4fr]">
        {copy.columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="mb-2 font-semibold">{column.title}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.href}>
                  <a
                    href={link.href}
                    className="inline-flex min-h-11 items-center text-ink-soft lg:min-h-8 hover:text-ink hover:underline"
                  >
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <NewsletterForm />
          {frame.contact.whatsapp && (
            <a
              href={`https://wa.me/${frame.contact.whatsapp}`}
              rel="noopener"
              className="inline-flex min-h-11 items-center gap-3 justify-self-start rounded-full border border-line-strong px-5 font-semibold hover:border-ink"
            >
              <Icon name="whatsapp" className="size-5 text-nopal" />
              {copy.whatsapp}
            </a>
          )}
        </div>
      </div>
      <div className="page flex flex-wrap items-center gap-x-10 gap-y-5 border-t border-line py-5">
        <Group title={copy.payments}>
          {copy.payment.map((payment) => (
            <li
              key={payment.label}
              className="flex h-8 items-center gap-1.5 rounded-sm border border-line bg-card px-2.5 text-xs font-semibold"
            >
              <Icon name={payment.icon} className="size-4 text-talavera" />
              {payment.label}
            </li>
          ))}
        </Group>
        <Group title={copy.certifications}>
          {copy.certification.map((label) => (
            <li
              key={label}
              className="flex h-8 items-center gap-1.5 rounded-sm border border-line bg-card px-2.5 text-xs"
            >
              <Icon name="shield" className="size-4 text-nopal" />
              {label}
            </li>
          ))}
        </Group>
        <Group title={copy.apps}>
          {frame.apps.map((app) => (
            <li key={app.store}>
              <a
                href={app.href}
                rel="noopener"
                className="flex h-11 items-center gap-2 rounded-md bg-ink px-4 text-xs font-semibold text-paper"
              >
                <Icon name="download" className="size-4" />
                {copy.app[app.store as keyof typeof copy.app] ?? app.store}
              </a>
            </li>
          ))}
        </Group>
        <Group title={copy.social}>
          {frame.social.map(({ network, href }) => (
            <li key={network}>
              <a
                href={href}
                rel="noopener"
                aria-label={copy.network[network as keyof typeof copy.network] ?? network}
                className="grid size-11 place-items-center rounded-full border border-line bg-card hover:border-ink"
              >
                <Icon name={network as IconName} />
              </a>
            </li>
          ))}
        </Group>
      </div>
      <div className="page grid gap-2 border-t border-line py-5 text-xs text-ink-soft">
        <p>{copy.disclaimer}</p>
        <p>{copy.rights(frame.legalName)}</p>
      </div>
    </footer>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-xs font-semibold text-ink-soft">{title}</h2>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </section>
  );
}
