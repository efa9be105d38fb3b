import { Icon } from './icon.tsx';

/** Where this page stands, from the top down; the last one is the page itself and is not a link. */
export function Breadcrumb({ label, items }: { label: string; items: readonly { name: string; href?: string }[] }) {
  return (
    <nav aria-label={label} className="text-xs text-ink-soft">
      <ol className="shelf items-center gap-1 py-2 whitespace-nowrap">
        {items.map((item, index) => (
          <li key={item.href ?? item.name} className="flex items-center gap-1">
            {index > 0 && <Icon name="chevron-right" className="size-3 text-line-strong" />}
            {item.href ? (
              <a href={item.href} className="touch hover:text-ink hover:underline">
                {item.name}
              </a>
            ) : (
              <span aria-current="page" className="text-ink">
                {item.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
