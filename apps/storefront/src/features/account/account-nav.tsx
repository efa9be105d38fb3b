import { Icon } from '@tianguis/ui';
import { accountHomeCopy } from './copy.ts';
import { frameWords } from './frame-words.ts';

/**
 * Links to the other sections of the account, beside its pages on wide screens.
 * @param hidden path of a section that the shop does not offer
 */
export function AccountNav({ current, hidden }: { current: string; hidden?: string | undefined }) {
  return (
    <nav aria-label={frameWords.sections} className="hidden lg:block">
      {accountHomeCopy.groups.map(({ title, tiles }) => (
        <div key={title} className="mb-5">
          <p className="px-3 pb-1 text-xs font-semibold text-ink-soft">{title}</p>
          <ul>
            {tiles
              .filter(({ href }) => href !== hidden)
              .map(({ href, icon, title: name }) => (
                <li key={href}>
                  <a
                    href={href}
                    aria-current={href === current ? 'true' : undefined}
                    className="flex min-h-11 items-center gap-3 rounded-md px-3 text-sm hover:bg-sunken aria-[current]:bg-rosa-wash aria-[current]:font-semibold aria-[current]:text-rosa-deep"
                  >
                    <Icon name={icon} className="size-5 flex-none" />
                    {name}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
