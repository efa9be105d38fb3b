import { Icon, useScopedId } from '@tianguis/ui';
import { productCopy as copy } from './copy.ts';

/** The most important facts in a few sentences. */
export function Highlights({ highlights }: { highlights: readonly string[] }) {
  const id = useScopedId('destacados');
  if (highlights.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1.5 text-sm font-semibold">
        {copy.highlights}
      </h2>
      <ul className="grid gap-1.5 text-sm">
        {highlights.map((highlight) => (
          <li key={highlight} className="flex gap-2">
            <Icon name="check" className="mt-0.5 size-4 flex-none text-nopal" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{highlight}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
