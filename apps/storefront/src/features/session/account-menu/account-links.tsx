import { shortName } from '@tianguis/domain';
import { Icon } from '@tianguis/ui';
import { HeaderLink } from '../../../shared/frame/header-link.tsx';
import { SignInLink } from '../../../shared/frame/sign-in-link.tsx';
import { paths } from '../../../shared/links/paths.ts';
import { ownLinks } from '../../../shared/session/browser/own-links.ts';
import { type Greeted, useProfile } from '../../../shared/session/browser/use-profile.ts';
import { accountCopy as copy } from './account-copy.ts';
import { SignOutForm } from './sign-out-form.tsx';

/** The link to the orders in the header; only on wide screens (UI-01). */
export function OrdersLink() {
  return <HeaderLink href={paths.orders} icon="package" label={copy.orders} className="hidden lg:flex" />;
}

/**
 * The link to the account in the header of phones, with the first name of the signed-in customer (UI-04). Space for the
 * name is always reserved. Wide screens have the account box instead.
 */
export function AccountLink() {
  return <AccountLinkOf profile={useProfile()} />;
}

interface OfProfile {
  profile: Greeted | undefined;
}

export function AccountLinkOf({ profile }: OfProfile) {
  return (
    <HeaderLink
      href={paths.account}
      icon="user"
      label={profile ? copy.accountOf(profile.nombre) : copy.enter}
      text={profile && shortName(profile.nombre)}
      className="flex w-11 md:w-20 lg:hidden"
    />
  );
}

/** The greeting at the top of the side menu: name and e-mail address of the signed-in customer (UI-05). */
export function Greeting() {
  return <GreetingOf profile={useProfile()} />;
}

export function GreetingOf({ profile }: OfProfile) {
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <p className="text-xl font-bold">{profile ? copy.helloName(profile.nombre) : copy.hello}</p>
      {profile && <p className="text-sm">{profile.correo}</p>}
    </div>
  );
}

/** Links below the greeting: sign-in, registration, and benefits of an account. */
export function SignInWays() {
  if (useProfile()) return null;
  return (
    <>
      <p className="text-sm">{copy.why}</p>
      <div className="mt-3 flex gap-2 text-sm font-semibold">
        <SignInLink className="flex min-h-11 items-center rounded-full bg-white px-4 text-[#ab0056]">
          {copy.enter}
        </SignInLink>
        <a href={paths.register} className="flex min-h-11 items-center rounded-full border border-white px-4">
          {copy.register}
        </a>
      </div>
    </>
  );
}

/** The first links of the side menu for a signed-in customer (UI-05, UI-07), and the sign-out. */
export function OwnLinks() {
  return useProfile() ? <OwnLinkList /> : null;
}

export function OwnLinkList() {
  return (
    <div className="border-b border-line p-2 text-sm">
      <ul>
        {ownLinks.map(({ href, icon, label }) => (
          <li key={href}>
            <a href={href} className="flex min-h-11 items-center gap-3 rounded-md px-3 hover:bg-sunken">
              <Icon name={icon} className="size-5 text-ink-soft" />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <SignOutForm className="flex min-h-11 w-full items-center rounded-md px-3 font-semibold text-talavera hover:bg-sunken" />
    </div>
  );
}
