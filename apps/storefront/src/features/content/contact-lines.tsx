import type { ShopConfig } from '@tianguis/config';
import { Icon, type IconName } from '@tianguis/ui';
import { contentCopy } from './copy.ts';

const copy = contentCopy.contact;

/** Ways to contact the shop: WhatsApp, if a number is configured, and mail. */
export function ContactLines({ contact: { whatsapp, email } }: { contact: ShopConfig['contact'] }) {
  return (
    <section aria-label={copy.title} className="page mt-6">
      <ul className="mx-auto grid max-w-180 gap-3 sm:grid-cols-2">
        {whatsapp && (
          <Line href={`https://wa.me/${whatsapp}`} icon="whatsapp" title={copy.whatsapp} text={copy.whatsappText} />
        )}
        <Line href={`mailto:${email}`} icon="mail" title={copy.email} text={email} />
      </ul>
    </section>
  );
}

function Line({ href, icon, title, text }: { href: string; icon: IconName; title: string; text: string }) {
  return (
    <li>
      <a
        href={href}
        rel="noopener"
        className="flex min-h-16 items-center gap-4 rounded-lg border border-line bg-card px-4 py-3 transition-shadow hover:shadow-lift"
      >
        <Icon name={icon} className="size-6 flex-none text-nopal" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <strong className="block font-semibold">{title}</strong>
          <span className="text-sm text-ink-soft">{text}</span>
        </span>
      </a>
    </li>
  );
}
