import type { Address } from '@tianguis/contract';
import { mostAddresses } from '@tianguis/domain';
import { buttonClass, EmptyState, Form, FormMessage, type FormResult, Icon } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { addressPaths, editAddressPath } from '../../../shared/links/address-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { whatField } from '../fields.ts';
import { sendAccountForm } from '../send-account-form.ts';
import { accountWords } from '../words.ts';
import { addressCopy as copy } from './address-copy.ts';
import { addressField } from './address-fields.ts';

interface AddressListProps {
  id?: string;
  addresses: readonly Address[];
  /** Result of a form of this list that was submitted without JavaScript. */
  result?: FormResult | undefined;
}

/** RL-04: all addresses, the default address first, each with its actions. */
export function AddressList({ id = 'direcciones', addresses, result }: AddressListProps) {
  if (addresses.length === 0)
    return <EmptyState icon="pin" {...copy.empty} action={{ href: addressPaths.add, label: copy.add }} />;
  const isFull = addresses.length >= mostAddresses;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">{isFull ? copy.full : copy.count(addresses.length)}</p>
        {!isFull && (
          <a href={addressPaths.add} className={buttonClass('primary', 'max-sm:w-full')}>
            <Icon name="plus" className="size-4" />
            {copy.add}
          </a>
        )}
      </div>
      {result && result.message !== '' && (
        <p role="alert" className="flex items-start gap-2 rounded-md bg-sunken p-4 font-semibold text-alarm">
          <Icon name="alert" className="mt-0.5 size-5 flex-none" />
          {result.message}
        </p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id} className="flex min-w-0">
            <AddressCard id={`${id}-${address.id}`} address={address} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** An address as on a parcel, and its actions. */
export function AddressCard({ id, address }: { id: string; address: Address }) {
  const { direccion, predeterminada, entreCalles, referencias, telefono } = address;
  return (
    <article className="flex min-w-0 grow flex-col rounded-lg border border-line bg-card p-4 sm:p-5">
      <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-bold [overflow-wrap:anywhere]">
        {address.nombre}
        {predeterminada && (
          <span className="rounded-full bg-nopal-wash px-2.5 py-0.5 text-xs font-semibold text-nopal">
            {copy.isDefault}
          </span>
        )}
      </h2>
      <address className="mt-1 text-sm not-italic [overflow-wrap:anywhere]">
        {addressLines(address).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <div className="mt-1 text-sm [overflow-wrap:anywhere] text-ink-soft">
        {entreCalles !== '' && <p>{copy.between(entreCalles)}</p>}
        {referencias !== '' && <p className="line-clamp-3">{referencias}</p>}
        <p>{copy.phone(telefono)}</p>
      </div>
      <div className="-mx-3 mt-auto flex flex-wrap items-center pt-2">
        <a href={editAddressPath(address.id)} aria-label={copy.editOf(direccion)} className={actionLook}>
          {copy.edit}
        </a>
        <ChangeForm id={`${id}-borrar`} what="borrar" address={address.id}>
          <button type="submit" aria-label={copy.removeOf(direccion)} className={actionLook}>
            {copy.remove}
          </button>
        </ChangeForm>
        {!predeterminada && (
          <ChangeForm id={`${id}-predeterminada`} what="predeterminada" address={address.id}>
            <button type="submit" aria-label={copy.makeDefaultOf(direccion)} className={actionLook}>
              {copy.makeDefault}
            </button>
          </ChangeForm>
        )}
      </div>
    </article>
  );
}

const actionLook =
  'inline-flex min-h-11 items-center rounded-full px-3 text-sm font-semibold text-talavera underline hover:bg-sunken';

/** The lines with the street, the colonia, and the places of the postal code. */
function addressLines(address: Address): string[] {
  const { direccion, colonia, codigoPostal, municipio, ciudad, estado } = address;
  const places = [...new Set([municipio, ciudad, estado].filter((name) => name !== ''))].join(', ');
  return [direccion, colonia, `${copy.postalCode(codigoPostal)} · ${places}`];
}

/** Shown after a deletion: the button that undoes it. */
export function DeletedAddress({ address }: { address: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {copy.done.borrada}
      <ChangeForm id="direccion-borrada" what="restaurar" address={address}>
        <button
          type="submit"
          className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold underline hover:bg-sunken"
        >
          {copy.undo}
        </button>
      </ChangeForm>
    </div>
  );
}

interface ChangeFormProps {
  id: string;
  what: 'borrar' | 'predeterminada' | 'restaurar';
  address: string;
  children: ReactNode;
}

function ChangeForm({ id, what, address, children }: ChangeFormProps) {
  const { pending, onDone } = useGoing();
  return (
    <Form
      id={id}
      action={paths.addresses}
      submit={sendAccountForm('direcciones')}
      failed={accountWords.offline}
      pending={pending}
      onDone={onDone}
      className="gap-0 [&_.form-message:empty]:min-h-0"
    >
      <input type="hidden" name={whatField} value={what} />
      <input type="hidden" name={addressField} value={address} />
      {children}
      <FormMessage role="alert" sending={accountWords.saving} />
    </Form>
  );
}
