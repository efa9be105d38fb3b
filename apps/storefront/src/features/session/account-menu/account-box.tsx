import { shortName } from '@tianguis/domain';
import { buttonClass, Icon, useScopedId } from '@tianguis/ui';
import { SignInLink } from '../../../shared/frame/sign-in-link.tsx';
import { paths } from '../../../shared/links/paths.ts';
import { type Greeted, useProfile } from '../../../shared/session/browser/use-profile.ts';
import { accountCopy as words } from './account-copy.ts';
import { SignOutForm } from './sign-out-form.tsx';

/**
 * Account box of wide screens (UI-06): a native popover, so it opens before JavaScript loads. For visitors it contains
 * the sign-in, the registration and the benefits of an account. For customers it contains account, orders and sign-out.
 */
export function AccountBox() {
  const boxId = useScopedId('caja-cuenta');
  const profile = useProfile();
  return (
    <>
      <button
        type="button"
        popoverTarget={boxId}
        className="hidden min-h-11 w-18 flex-none flex-col items-center justify-center rounded-lg hover:bg-white/15 lg:flex"
      >
        <Icon name="user" />
        {/* Another `key` for another text: a new element is no layout shift, but a changed text is. */}
        <span key={profile?.nombre} className="text-2xs font-semibold whitespace-nowrap">
          {profile ? shortName(profile.nombre) : words.label}
        </span>
      </button>
      <div
        id={boxId}
        popover="auto"
        role="dialog"
        aria-label={words.title}
        className="fixed top-15 right-[max(var(--gutter),(100%-var(--page))/2+var(--gutter))] z-40 w-80 -translate-y-1 rounded-lg bg-raised p-5 text-ink opacity-0 shadow-lift transition-[opacity,translate,display,overlay] transition-discrete duration-150 ease-out open:translate-y-0 open:opacity-100 starting:open:-translate-y-1 starting:open:opacity-0"
      >
        {profile ? <CustomerBox profile={profile} /> : <SignedOut />}
      </div>
    </>
  );
}

/** The box of a signed-in customer. */
export function CustomerBox({ profile }: { profile: Greeted }) {
  return (
    <>
      <p className="text-lg font-bold [overflow-wrap:anywhere]">{words.helloName(profile.nombre)}</p>
      <p className="mt-1 text-sm [overflow-wrap:anywhere] text-ink-soft">{profile.correo}</p>
      <div className="mt-4 grid gap-2">
        <a href={paths.account} className={buttonClass('primary')}>
          {words.enterAccount}
        </a>
        <a href={paths.orders} className={buttonClass('outline')}>
          {words.checkOrders}
        </a>
        <SignOutForm className={buttonClass('quiet', 'w-full')} />
      </div>
    </>
  );
}

function SignedOut() {
  return (
    <>
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
    </>
  );
}
