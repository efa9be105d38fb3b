import type { ReactNode } from 'react';
import { settingsCopy as copy } from './copy.ts';
import { Notifications } from './notifications.tsx';
import { PostalCodeSetting } from './postal-code-setting.tsx';
import { RecentSearches, SeenProducts } from './remembered.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/**
 * Settings of the device (RT-20). The page is the same for everybody. Personal values appear after hydration, in
 * reserved space.
 */
export function SettingsPage({
  heading: Heading = 'h1',
  measurement,
  push,
}: {
  heading?: 'h1' | 'h2';
  /** The card of the consent to measure. */
  measurement?: ReactNode;
  /** The push notifications of this device. */
  push?: ReactNode;
}) {
  return (
    <div className="page max-w-3xl pt-4 lg:pt-8">
      <Heading className="text-2xl font-bold">{copy.title}</Heading>
      <p className="mt-1 mb-4 text-ink-soft">{copy.intro}</p>
      <noscript>
        <p className="mb-4 rounded-md bg-cempasuchil-wash p-4 text-cempasuchil-ink">{copy.withoutScript}</p>
      </noscript>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ThemeChoice />
        <PostalCodeSetting />
        <SeenProducts />
        <RecentSearches />
        <Notifications push={push} />
        {measurement}
      </div>
    </div>
  );
}
