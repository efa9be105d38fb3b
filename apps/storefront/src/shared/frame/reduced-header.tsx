import { Icon } from '@tianguis/ui';
import { paths } from '../links/paths.ts';
import { Logo } from './logo.tsx';

export const reducedCopy = { secure: 'Compra segura', backToCart: 'Tu carrito' } as const;

/** The header of pages on which nothing leads away: the brand, a sign of safety, and the way back. */
export function ReducedHeader({ name, back }: { name: string; back: { href: string; label: string } }) {
  return (
    <header className="awning z-30 bg-lona text-on-lona">
      <div className="page flex h-13 items-center gap-3 lg:h-16">
        <a href={paths.home} className="flex min-h-11 min-w-0 items-center rounded-md lg:max-w-72" aria-label={name}>
          <Logo name={name} />
        </a>
        <p className="ml-auto hidden flex-none items-center gap-1.5 text-sm sm:flex">
          <Icon name="shield" className="size-5" />
          {reducedCopy.secure}
        </p>
        <a
          href={back.href}
          className="flex min-h-11 flex-none items-center gap-1.5 rounded-full px-3 text-sm font-semibold hover:bg-white/15 max-sm:ml-auto max-sm:-mr-3"
        >
          <Icon name="cart" className="size-5" />
          {back.label}
        </a>
      </div>
    </header>
  );
}
