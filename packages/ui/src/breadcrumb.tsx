import { Icon } from './icon.tsx';

/** Links to the pages above this page, from the top down. The last item is this page, without a link. */
export function Breadcrumb({ label, items }: { label: string; items: readonly { name: string; href?: string }[] }) {
  return (
    <nav aria-label={label} className="text-xs text-ink-soft">
      {/* A list wider than the screen fades out at its edge. At the end of the scroll only the padding fades. */}
      <ol className="shelf -mr-[var(--gutter)] items-center gap-1 py-2 pr-8 whitespace-nowrap [mask-image:linear-gradient(90deg,#000_calc(100%-2rem),transparent)]">
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
