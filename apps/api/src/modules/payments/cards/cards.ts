/** Cards of a customer at the provider: saved ones, and one that was typed in a page of the provider (PA-01). */
import { createHash } from 'node:crypto';
import type { ShownCard } from '@tianguis/contract';
import type { PaymentProvider, TokenCard } from '@tianguis/payments';
import { ProviderAway, ProviderRefusal } from '@tianguis/payments';
import { Failure } from '../../../failure.ts';

/** Identifies a saved card for pages. The token itself stays on the server. */
export const cardId = ({ token }: Pick<TokenCard, 'token'>): string =>
  createHash('sha256').update(token).digest('base64url').slice(0, 22);

export const toShownCard = (card: TokenCard, isSaved = true): ShownCard => ({
  ...{ id: isSaved ? cardId(card) : '', brand: card.brand, last4: card.last4, expires: card.expires, kind: card.kind },
});

/** The saved cards of a customer. Empty while the provider does not answer, since a new card can be typed then. */
export async function savedCards(provider: PaymentProvider | undefined, customer: string): Promise<TokenCard[]> {
  if (!provider?.takesCards) return [];
  try {
    return await provider.savedCards(customer);
  } catch (error) {
    if (error instanceof ProviderAway) return [];
    throw error;
  }
}

/** The card that was typed in a page of the provider. Undefined without a card, or if the provider does not answer. */
export async function typedCard(
  provider: PaymentProvider | undefined,
  session: string,
): Promise<TokenCard | undefined> {
  if (!provider?.takesCards) return undefined;
  try {
    return (await provider.cardSession(session))?.card ?? undefined;
  } catch (error) {
    if (error instanceof ProviderAway) return undefined;
    throw error;
  }
}

/** Opens the provider's page in which a card is typed. @throws Failure PROVIDER_AWAY */
export async function openCardPage(
  provider: PaymentProvider,
  ask: { reference: string; customer: string; amount: number; returnUrl: string },
): Promise<{ id: string; page: string; frame: string }> {
  try {
    const { id, page, frame } = await provider.startCard(ask);
    return { id, page, frame };
  } catch (error) {
    if (error instanceof ProviderAway) throw new Failure('PROVIDER_AWAY');
    if (error instanceof ProviderRefusal) throw new Failure('INVALID_REQUEST', error.message);
    throw error;
  }
}
