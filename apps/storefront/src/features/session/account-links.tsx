import { HeaderLink } from '../../shared/frame/header-link.tsx';
import { SignInLink } from '../../shared/frame/sign-in-link.tsx';
import { paths } from '../../shared/links/paths.ts';
import { accountCopy as copy } from './account-copy.ts';

/** The link to the orders in the header of wide screens (UI-01). */
export function OrdersLink() {
  return <HeaderLink href={paths.orders} icon="package" label={copy.orders} className="hidden lg:flex" />;
}

/** The link to the account in the header of phones (UI-04); wide screens have the account box. */
export function AccountLink() {
  return <HeaderLink href={paths.account} icon="user" label={copy.enter} className="flex lg:hidden" />;
}

/** The greeting at the top of the side menu (UI-05). */
export function Greeting() {
  return <p className="text-xl font-bold">{copy.hello}</p>;
}

/** Links below the greeting: sign in or register, and reasons to. */
export function SignInWays() {
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
