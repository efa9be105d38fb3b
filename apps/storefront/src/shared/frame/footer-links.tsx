import { Icon } from '@tianguis/ui';
import type { MenuLink } from './menu-link.ts';

/**
 * A list of links: folded on phones, open on wide screens. Some browsers' style sheets cannot open a `details` element;
 * they show the list folded at any width.
 */
export function FooterLinks({ title, links }: { title: string; links: readonly MenuLink[] }) {
  return (
    <nav aria-label={title} className="max-sm:border-b max-sm:border-line">
      <h2 className="mb-2 hidden font-semibold supports-[selector(::details-content)]:sm:block">{title}</h2>
      <details className="group/column supports-[selector(::details-content)]:sm:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-12 items-center justify-between font-semibold supports-[selector(::details-content)]:sm:hidden">
          {title}
          <Icon
            name="chevron-down"
            className="size-4 text-ink-soft transition-transform group-open/column:rotate-180"
          />
        </summary>
        <ul className="max-sm:pb-2">
          {links.map((link) => (
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
      </details>
    </nav>
  );
}
