/** Cards that customers choose or have just typed in a page of the provider (PA-01, PA-09). */
import { type PaymentProvider, ProviderAway, type TokenCard } from '@tianguis/payments';
import { Failure, wrongField } from '../../../failure.ts';
import type { cardPages, Typist } from './card-pages-repository.ts';
import { cardId, savedCards } from './cards.ts';

export interface TypedCards {
  /**
   * Cards of a customer: the saved cards, and the card that was typed in a page of the provider.
   * @throws Failure VALIDATION_FAILED if there is no such card
   */
  chosenCard(by: Typist, form: { tarjeta?: string | undefined; sesion?: string | undefined }): Promise<TokenCard>;
  /** Notes who opened a page of the provider in which a card is typed. */
  noteCardPage(page: string, by: Typist): Promise<void>;
  /** Whether this session opened a page in the last minutes, so that its card was just typed (PA-09). */
  isJustTyped(page: string, by: Typist): Promise<boolean>;
}

export function createTypedCards({
  provider,
  pages,
  clock,
}: {
  provider: PaymentProvider | undefined;
  pages: ReturnType<typeof cardPages>;
  clock: () => number;
}): TypedCards {
  const noteCardPage = (page: string, by: Typist) => pages.add(page, by, new Date(clock()));
  const isJustTyped = (page: string, by: Typist) => pages.isFresh(page, by, new Date(clock()));

  async function chosenCard(...[by, { tarjeta, sesion }]: Parameters<TypedCards['chosenCard']>) {
    const known = needed(provider);
    const isOwn = sesion && (await pages.isOf(sesion, by.customer));
    const typed = isOwn ? (await known.cardSession(sesion).catch(failAway))?.card : undefined;
    const isTyped = typed && (!tarjeta || cardId(typed) === tarjeta);
    // A card that was just typed counts as typed, even if it is saved since. Typed earlier, it counts as saved (PA-09).
    const card = isTyped
      ? { ...typed, isSaved: !(await isJustTyped(sesion ?? '', by)) }
      : (await savedCards(known, by.customer)).find((one) => cardId(one) === tarjeta);
    if (!card) throw wrongField('tarjeta', 'Elige una tarjeta o escribe otra.');
    return card;
  }

  return { chosenCard, noteCardPage, isJustTyped };
}

/** @throws Failure PROVIDER_AWAY for a provider that does not answer */
function failAway(error: unknown): never {
  throw error instanceof ProviderAway ? new Failure('PROVIDER_AWAY') : error;
}

/** @throws Failure PROVIDER_AWAY without a provider */
export function needed(provider: PaymentProvider | undefined): PaymentProvider {
  if (provider === undefined) throw new Failure('PROVIDER_AWAY');
  return provider;
}
