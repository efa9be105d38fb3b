import { buttonClass, Icon, useScopedId } from '@tianguis/ui';
import { SignInLink } from '../../shared/frame/sign-in-link.tsx';
import { paths } from '../../shared/links/paths.ts';
import { accountCopy as words } from './account-copy.ts';

/**
 * Account box of wide screens (UI-06): a native popover, so that it opens before JavaScript loads. Visitors may sign in
 * or register, and read what an account offers; links to those pages require an account (UI-07).
 */
export function AccountBox() {
  const boxId = useScopedId('caja-cuenta');
  return (
    <>
      <button
        type="button"
        popoverTarget={boxId}
        className="hidden min-h-11 min-w-11 flex-col items-center justify-center rounded-lg px-2 hover:bg-white/15 lg:flex"
      >
        <Icon name="user" />
        <span className="text-2xs font-semibold">{words.label}</span>
      </button>
      <div
        id={boxId}
        popover="auto"
        role="dialog"
        aria-label={words.title}
        className="fixed top-15 right-[max(var(--gutter),(100%-var(--page))/2+var(--gutter))] z-40 w-80 -translate-y-1 rounded-lg bg-raised p-5 text-ink opacity-0 shadow-lift transition-[opacity,translate,display,overlay] transition-discrete duration-150 ease-out open:translate-y-0 open:opacity-100 starting:open:-translate-y-1 starting:open:opacity-0"
      >
        <p className="text-lg font-bold">{words.hello}</p>
        <p className="mt-1 text-sm text-ink-soft">{words.box}</p>
        <ul className="mt-3 grid gap-2 text-sm">
          {words.benefits.map((thing) => (
            <li key={thing.text} className="flex items-center gap-3">
              <Icon name={thing.icon} className="size-5 flex-none text-ink-soft" />
              {thing.text}
            </li>
          ))}
        </ul>
        <div className="mt-4 grid gap-2">
          <SignInLink className={buttonClass('primary')}>{words.enter}</SignInLink>
          <a href={paths.register} className={buttonClass('outline')}>
            {words.register}
          </a>
        </div>
      </div>
    </>
  );
}
