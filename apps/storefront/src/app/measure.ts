/** Code of analytics that loads late. */
import { consentCookie, readConsent } from '@tianguis/domain';
import { readCookie } from '../shared/device/cookies.ts';

const track = () => import('../features/analytics/tracker.ts').then(({ trackPage }) => trackPage());

export async function measure(): Promise<void> {
  if (readConsent(readCookie(consentCookie))?.isGiven) return track();
  const { askForConsent } = await import('../features/analytics/ask.ts');
  askForConsent(() => void track());
}
