/** Registries as givers find and read them (RT-23). */
import type { RegistryReply, RegistrySearchReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { dateInMexico } from '@tianguis/domain';
import { readCode } from '@tianguis/domain/registry';
import { Failure } from '../../failure.ts';
import type { RateLimit } from '../../plugins/rate-limits.ts';
import { visitorOf } from '../../visitor.ts';
import { addressOf } from '../addresses/service.ts';
import type { LineCards } from '../lines/service.ts';
import { searchedWords } from '../questions/service.ts';
import { registryRepository } from './repository.ts';
import { showItems, toPublic, toSummary } from './shown.ts';

export interface PublicRegistryOptions {
  cardsOf: LineCards;
  /** Counts wrong codes of a visitor. */
  wrongCodes: RateLimit;
  /** Epoch milliseconds. */
  clock?: (() => number) | undefined;
}

export interface PublicRegistries {
  /** Open registries whose names have all words, with the consent of their owners. */
  search(names: string): Promise<RegistrySearchReply>;
  /**
   * @param address IP address of the visitor
   * @throws Failure REGISTRY_NOT_FOUND; TOO_MANY_REQUESTS after many wrong codes
   */
  open(code: string, address: string): Promise<RegistryReply>;
}

/** Registries that a search returns at most. */
const mostFound = 20;
/** Days after the event for which a registry is found. */
const daysAfter = 60;
const dayMs = 86_400_000;

export function createPublicRegistries(
  shop: UnitOfWork,
  { cardsOf, wrongCodes, clock = Date.now }: PublicRegistryOptions,
): PublicRegistries {
  return {
    async search(names) {
      const words = searchedWords(names);
      const since = dateInMexico(clock() - daysAfter * dayMs);
      const found = words.length === 0 ? [] : await registryRepository(shop).search(words, since, mostFound);
      return { status: 'success', data: { mesas: found.map(toSummary) } };
    },

    async open(typed, visitor) {
      const code = readCode(typed);
      // The try is counted before it is known to be right, so that a refused visitor learns nothing.
      const takeBack = await wrongCodes.consume(visitorOf(visitor));
      const repository = registryRepository(shop);
      const registry = code === undefined ? undefined : await repository.ofCode(code);
      if (!registry) throw new Failure('REGISTRY_NOT_FOUND');
      await takeBack();
      const [address, items] = await Promise.all([
        registry.address === null ? undefined : addressOf(shop, registry.owner, registry.address),
        repository.items(registry.id),
      ]);
      const shown = await showItems(shop, items, { cardsOf });
      return { status: 'success', data: toPublic(registry, address, shown) };
    },
  };
}
