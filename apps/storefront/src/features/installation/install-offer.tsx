import { Button, Icon } from '@tianguis/ui';
import { useSyncExternalStore } from 'react';
import { storedItems, useItem, writeItem } from '../../shared/device/stored-item.ts';
import { installCopy as copy } from './copy.ts';
import { type InstallWay, installWay } from './install-way.ts';

/** The browser's event before it asks whether to install. TypeScript's library lacks it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The browser can ask. An inline script notes this, since it may happen before the scripts of the page. */
    installPrompt?: InstallPrompt | undefined;
  }
}

const events = ['beforeinstallprompt', 'appinstalled'];
function subscribe(listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
const usePrompt = (): InstallPrompt | undefined =>
  useSyncExternalStore(
    subscribe,
    () => window.installPrompt,
    () => undefined,
  );

const close = () => writeItem(storedItems.installing, 'cerrada');

/** Offers to install the shop, until the customer answers (PW-04). Nothing is shown before hydration. */
export function InstallOffer() {
  const prompt = usePrompt();
  const [app, closed] = [useItem(storedItems.app), useItem(storedItems.installing)];
  if (app === undefined || closed === undefined) return null;
  const facts = { isApp: app === 'true', wasClosed: closed !== null, hasPrompt: prompt !== undefined };
  const way = installWay({ ...facts, userAgent: navigator.userAgent });
  const install = async () => {
    // A browser asks once for each event, whatever the answer is.
    window.installPrompt = undefined;
    await prompt?.prompt().catch(() => undefined);
    close();
  };
  return way && <InstallCard way={way} onInstall={() => void install()} onClose={close} />;
}

interface CardProps {
  way: InstallWay;
  heading?: 'h2' | 'h3';
  onInstall?: () => void;
  onClose?: () => void;
}

/** The offer as a card. */
export function InstallCard({ way, heading: Heading = 'h2', onInstall, onClose }: CardProps) {
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-talavera-wash p-4 sm:p-5 print:hidden">
      <Icon name={way === 'menu' ? 'share' : 'download'} className="size-8 flex-none text-talavera" />
      <div className="min-w-0 flex-[1_1_16rem]">
        <Heading className="text-lg font-bold">{copy.title}</Heading>
        <p className="text-sm">{copy.text}</p>
        {way === 'menu' && <p className="mt-1 text-sm font-semibold">{copy.menu}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        {way === 'prompt' && (
          <Button className="max-sm:grow" onClick={onInstall}>
            {copy.install}
          </Button>
        )}
        <Button look="outline" className="max-sm:grow" onClick={onClose}>
          {copy.later}
        </Button>
      </div>
    </section>
  );
}
