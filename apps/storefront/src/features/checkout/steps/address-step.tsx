import type { Address, CheckoutView } from '@tianguis/contract';
import { type FormResult, Icon, TextAreaField, TextField } from '@tianguis/ui';
import { stepPath } from '../../../shared/links/checkout-paths.ts';
import { Link } from '../../../shared/links/link.tsx';
import { checkoutFields as fields, newAddressParameter } from '../checkout-data.ts';
import { addressCopy as copy } from '../copy/address-copy.ts';
import { checkoutCopy } from '../copy/checkout-copy.ts';
import { RadioCards } from '../radio-cards.tsx';
import { StepForm, Submit } from '../step-form.tsx';
import { AddressLines } from './address-lines.tsx';

interface AddressStepProps {
  compra: string;
  addresses: readonly Address[];
  /** Id of the chosen address; empty if none is chosen. */
  chosen: string;
  /** Who receives, and the gift note. `isOpen` shows their fields, also if both are empty. */
  extras: Pick<CheckoutView, 'recibe' | 'dedicatoria'> & { isOpen: boolean };
  /** Whether a further address can be saved. */
  canAdd: boolean;
  result?: FormResult | undefined;
  sample?: boolean;
}

/** CO-02: where the purchase is sent, who receives, and the gift note. */
export function AddressStep({ compra, addresses, chosen, extras, canAdd, result, sample }: AddressStepProps) {
  const { recibe, dedicatoria, isOpen } = extras;
  const typed = result?.values ?? {};
  const hasExtras = isOpen || [recibe, dedicatoria, typed[fields.receives], typed[fields.gift]].some((text) => text);
  return (
    <StepForm
      id="entrega"
      step="direccion"
      compra={compra}
      values={{ [fields.address]: chosen, [fields.receives]: recibe, [fields.gift]: dedicatoria }}
      result={result}
      sample={sample}
    >
      <RadioCards
        name={fields.address}
        legend={copy.legend}
        isLegendHidden
        cards={addresses.map((address) => ({
          value: address.id,
          title: address.nombre,
          end: address.predeterminada ? <DefaultMark /> : undefined,
          children: <AddressLines address={address} />,
        }))}
      />
      {canAdd && (
        <Link
          href={stepPath('direccion', compra, { [newAddressParameter]: '1' })}
          className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm font-semibold text-talavera underline"
        >
          <Icon name="plus" className="size-4" />
          {copy.add}
        </Link>
      )}
      <details open={hasExtras} className="group/mas rounded-lg border border-line bg-card">
        <summary className="flex min-h-12 items-center gap-2 px-4 text-sm font-semibold">
          <Icon name="gift" className="size-5 flex-none text-ink-soft" />
          {copy.extras}
          <Icon name="chevron-down" className="ml-auto size-4 flex-none group-open/mas:rotate-180" />
        </summary>
        <div className="grid gap-4 px-4 pt-1 pb-4">
          <TextField
            name={fields.receives}
            label={copy.receives}
            hint={copy.receivesHint}
            autoComplete="off"
            maxLength={100}
            optional={checkoutCopy.optional}
          />
          <TextAreaField
            name={fields.gift}
            label={copy.gift}
            hint={copy.giftHint}
            autoComplete="off"
            rows={3}
            optional={checkoutCopy.optional}
          />
        </div>
      </details>
      <Submit />
    </StepForm>
  );
}

function DefaultMark() {
  return (
    <span className="rounded-full bg-nopal-wash px-2.5 py-0.5 text-xs font-semibold text-nopal">{copy.isDefault}</span>
  );
}
