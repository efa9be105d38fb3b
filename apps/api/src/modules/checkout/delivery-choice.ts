/** The customer's choice among the ways in which groups of lines are delivered or picked up (CO-08). */
import type { CheckoutView } from '@tianguis/contract';
import type { CartTotals } from '@tianguis/domain/cart';
import { type LineName, lineKey } from '../lines/service.ts';
import type { ShippedGroup, ShippedOption, ShippedParcel } from '../shipping/service.ts';

/** The key of the chosen option of each group, by the key of the group. */
export type DeliveryChoices = Readonly<Record<string, string>>;

/** A group with the options that the customer has. */
export interface ChosenGroup {
  group: ShippedGroup;
  options: readonly ShippedOption[];
  /** Undefined if no carrier delivers the lines, and the customer has not chosen to pick them up. */
  chosen: ShippedOption | undefined;
}

/**
 * The options of each group, and the chosen one. Without a choice, or if the chosen option is not possible any more, the
 * quickest delivery is chosen. Only the customer chooses a pick-up. A slower delivery that costs less is no option if
 * the customer pays no shipping anyway.
 */
export const chooseDelivery = (
  groups: readonly ShippedGroup[],
  choices: DeliveryChoices,
  shipsFree: (seller: number) => boolean = () => false,
): ChosenGroup[] =>
  groups.map((group) => {
    const { deliveries, pickUps } = group;
    const options = [...(shipsFree(group.seller) ? deliveries.slice(0, 1) : deliveries), ...pickUps];
    return { group, options, chosen: options.find(({ key }) => key === choices[group.key]) ?? deliveries[0] };
  });

/** A group of which nothing is ordered, as long as the customer does not choose to pick its lines up. */
export const pickUpsOnly = ({ group }: ChosenGroup): ChosenGroup => ({
  ...{ group, options: group.pickUps, chosen: undefined },
});

/** The parcels of the chosen options. What a customer picks up of one seller in one shop is one parcel. */
export function chosenParcels(groups: readonly ChosenGroup[]): ShippedParcel[] {
  const parcels = groups.flatMap(({ chosen }) => chosen?.parcels ?? []);
  const sent = parcels.filter(({ service }) => service !== 'pickup');
  const pickedUp = Map.groupBy(
    parcels.filter(({ service }) => service === 'pickup'),
    ({ seller, place }) => `${seller} ${place}`,
  );
  return [
    ...sent,
    ...[...pickedUp.values()].flatMap(([first, ...more]) =>
      first ? { ...first, lines: [first, ...more].flatMap(({ lines }) => lines) } : [],
    ),
  ];
}

/** What the chosen deliveries of a seller cost, if they are not free; undefined if any price is not known. */
export function chosenCost(groups: readonly ChosenGroup[], seller: number): number | undefined {
  let cost = 0;
  for (const { chosen } of groups.filter(({ group }) => group.seller === seller)) {
    if (chosen && chosen.price === undefined) return undefined;
    cost += chosen?.price ?? 0;
  }
  return cost;
}

/** Tells whether a seller's parcels cost the customer nothing. */
export function freeSellers({ sellers }: CartTotals): (seller: number) => boolean {
  const free = new Set(sellers.flatMap(({ seller, shipsFree }) => (shipsFree ? [seller] : [])));
  return (seller) => free.has(seller);
}

/** The keys of lines that make the price of their parcel unknown, if the customer would pay the price. */
export function unpricedLines(groups: readonly ChosenGroup[], shipsFree: (seller: number) => boolean): Set<string> {
  const paid = groups.filter(({ group }) => !shipsFree(group.seller));
  return new Set(paid.flatMap(({ chosen }) => chosen?.unpriced ?? []).map(lineKey));
}

type GroupView = CheckoutView['groups'][number];

/** The groups for replies. Goods that are delivered by mail form groups without a choice. */
export function toGroups(
  groups: readonly ChosenGroup[],
  digital: readonly { seller: number; lines: readonly (LineName & { pieces: number })[] }[],
  { shipsFree, sellers }: { shipsFree(seller: number): boolean; sellers: ReadonlyMap<number, string> },
): GroupView[] {
  const sellerOf = (id: number) => ({ id, name: sellers.get(id) ?? '' });
  const nameOf = ({ id, sku: childrenSku, pieces }: LineName & { pieces: number }) => ({ id, childrenSku, pieces });
  const sent = groups.map(({ group, options, chosen }): GroupView => {
    const { key, seller, lines } = group;
    const delivered = new Map<string, number>();
    for (const line of chosen?.parcels.flatMap((parcel) => parcel.lines) ?? [])
      delivered.set(lineKey(line), (delivered.get(lineKey(line)) ?? 0) + line.pieces);
    return {
      ...{ key, seller: sellerOf(seller) },
      lines: lines.map((line) => nameOf(chosen ? { ...line, pieces: delivered.get(lineKey(line)) ?? 0 } : line)),
      options: options.flatMap((option) => {
        const { price, from, to, shop } = option;
        // A price that is not known cannot be paid.
        if (price === undefined && !shipsFree(seller)) return [];
        return {
          ...{ key: option.key, service: option.service, arrives: { from, to }, chosen: option === chosen },
          price: shipsFree(seller) ? 0 : (price ?? 0),
          place: shop && [shop.name, shop.address].filter((text) => text !== '').join(', '),
        };
      }),
    };
  });
  const byMail = digital.map(({ seller, lines }): GroupView => {
    const option = { key: 'digital', service: 'digital', place: null, arrives: null, price: 0, chosen: true };
    return { key: `${seller}-digital`, seller: sellerOf(seller), lines: lines.map(nameOf), options: [option] };
  });
  return [...sent, ...byMail];
}
