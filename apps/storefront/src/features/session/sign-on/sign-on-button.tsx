import { buttonClass } from '@tianguis/ui';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { signOnCopy as copy } from './sign-on-copy.ts';

interface SignOnButtonsProps {
  /** Name of the shop's single sign-on; undefined if the shop has none. */
  label?: string | undefined;
  facebook: boolean;
  /** Path or URL to go to afterwards. */
  back: string;
}

/** Buttons of outside providers: the shop's single sign-on (RT-24), and Facebook (AP-08). */
export function SignOnButtons({ label, facebook, back }: SignOnButtonsProps) {
  if (label === undefined && !facebook) return null;
  const way = (path: string, name: string) => (
    <a
      href={`${path}?${new URLSearchParams({ redirect: back })}`}
      className={buttonClass('outline', '[overflow-wrap:anywhere]')}
    >
      {copy.enter(name)}
    </a>
  );
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
      {label !== undefined && way(accountPaths.signOn, label)}
      {facebook && way(accountPaths.facebook, 'Facebook')}
      <p className="text-sm text-ink-soft">
        {copy.accept}{' '}
        <a href={paths.privacyNotice} className="font-semibold text-talavera underline">
          {copy.notice}
        </a>
        .
      </p>
    </div>
  );
}

/** The result of a sign-on by a provider, above the form. */
export function SignOnNotice({ children }: { children: string }) {
  return (
    <p role="status" className="mt-4 rounded-md bg-talavera-wash p-3 text-sm text-ink">
      {children}
    </p>
  );
}
