import { arrivalCopy as copy } from './arrival-copy.ts';
import type { PickupWords } from './arrivals.ts';

/** Where a product can be picked up: the first shop, and the other shops in a section that opens on request. */
export function PickupShops({ text, isNear, shops }: PickupWords) {
  return (
    <>
      <span className={isNear ? 'block font-semibold text-nopal' : 'block'}>{text}</span>
      {shops.length > 0 && (
        <details className="open:pb-1">
          <summary className="touch w-fit cursor-pointer text-talavera underline">{copy.shops(shops.length)}</summary>
          <ul className="mt-2 grid gap-2">
            {shops.map(({ name, address, hours, ready }) => (
              <li key={name}>
                <b className="font-semibold text-ink">{name}</b>: {ready}
                <span className="block">{address}</span>
                <span className="block">{hours}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
