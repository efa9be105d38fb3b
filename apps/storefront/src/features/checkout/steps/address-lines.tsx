import type { Address } from '@tianguis/contract';
import { checkoutCopy as copy } from '../copy/checkout-copy.ts';

/** An address as on a parcel. */
export function AddressLines({ address }: { address: Address }) {
  const { direccion, colonia, codigoPostal, municipio, ciudad, estado, telefono } = address;
  const places = [...new Set([municipio, ciudad, estado].filter((name) => name !== ''))].join(', ');
  // Of the address of a registry, the giver reads the town only.
  const lines =
    direccion === ''
      ? [places]
      : [direccion, colonia, `${copy.postalCode(codigoPostal)} · ${places}`, copy.phone(telefono)];
  return (
    <span className="mt-0.5 block text-sm text-ink-soft">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </span>
  );
}
