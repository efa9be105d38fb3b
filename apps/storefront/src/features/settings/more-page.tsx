import { Icon, type IconName } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { postalCodeHash } from '../../commerce/destination/postal-code.ts';
import { ThemeSwitch } from '../../shared/device/theme-switch.tsx';
import type { MenuLink } from '../../shared/frame/menu-link.ts';
import { SignInLink } from '../../shared/frame/sign-in-link.tsx';
import { paths } from '../../shared/links/paths.ts';
import { ownLinks } from '../../shared/session/browser/own-links.ts';
import { useProfile } from '../../shared/session/browser/use-profile.ts';
import { settingsCopy } from './copy.ts';

const copy = settingsCopy.more;

const row = 'flex min-h-12 items-center gap-3 px-4 text-sm hover:bg-sunken';

/**
 * Links to everything in the shop, in groups (RT-21): the page of the bottom menu's last item. Like every menu, it has
 * no link to the settings for visitors (UI-07). Visitors find that link beside the products that they have seen.
 */
export function MorePage({
  groups,
  heading: Heading = 'h1',
}: {
  groups: readonly { title: string; links: readonly MenuLink[] }[];
  heading?: 'h1' | 'h2';
}) {
  const [first, ...others] = groups;
  return (
    <div className="page pt-4 lg:pt-8">
      <Heading className="mb-4 text-2xl font-bold">{copy.title}</Heading>
      <div className="gap-3 sm:columns-2 lg:columns-3">
        <Group title={copy.account}>
          <AccountRows />
        </Group>
        {first && (
          <Group title={first.title}>
            <Row href={paths.departments} icon="grid" label={copy.departments} />
            <Rows links={first.links} />
          </Group>
        )}
        <Group title={copy.device}>
          <li>
            <ThemeSwitch className="px-4 text-sm hover:bg-sunken" />
          </li>
          <Row href={postalCodeHash} icon="pin" label={copy.postalCode} />
        </Group>
        {others.map((group) => (
          <Group key={group.title} title={group.title}>
            <Rows links={group.links} />
          </Group>
        ))}
      </div>
    </div>
  );
}

/**
 * Sign-in and benefits of an account for visitors, or the links of a signed-in customer (UI-07). The page is the same
 * for everybody until hydration, so both have the same height.
 */
function AccountRows() {
  if (useProfile()) return <Rows links={ownLinks} />;
  return (
    <>
      <li>
        <SignInLink className={row}>
          <Face icon="login">{copy.enter}</Face>
        </SignInLink>
      </li>
      <Row href={paths.register} icon="user-plus" label={copy.register} />
      {copy.benefits.map(({ icon, text }) => (
        <li key={text} className="flex min-h-12 items-center gap-3 px-4 text-sm text-ink-soft">
          <Icon name={icon} className="size-5 flex-none" />
          {text}
        </li>
      ))}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="mb-3 break-inside-avoid overflow-hidden rounded-lg border border-line bg-card"
    >
      <h2 className="px-4 pt-3 pb-1 text-xs font-semibold text-ink-soft">{title}</h2>
      <ul className="pb-1">{children}</ul>
    </section>
  );
}

function Rows({ links }: { links: readonly MenuLink[] }) {
  return links.map((link) => <Row key={link.href} href={link.href} icon={link.icon ?? 'tag'} label={link.label} />);
}

function Row({ href, icon, label }: { href: string; icon: IconName; label: string }) {
  return (
    <li>
      <a href={href} className={row}>
        <Face icon={icon}>{label}</Face>
      </a>
    </li>
  );
}

function Face({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} className="size-5 flex-none text-ink-soft" />
      <span className="grow">{children}</span>
      <Icon name="chevron-right" className="size-4 flex-none text-ink-soft" />
    </>
  );
}
