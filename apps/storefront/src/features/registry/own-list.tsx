import { ownRegistriesPath, ownRegistryPath, registryKindNames } from '@tianguis/domain/registry';
import {
  buttonClass,
  FormMessage,
  type FormResult,
  Icon,
  PlainForm,
  SelectField,
  SubmitButton,
  TextField,
} from '@tianguis/ui';
import type { ReactNode } from 'react';
import { Picture } from '../../commerce/picture.tsx';
import { KindPicture } from './kind-picture.tsx';
import { ownCopy as copy } from './own-copy.ts';
import { type AddedProduct, formatDateOnly, type OwnPageData } from './registry-data.ts';
import { registryFields as fields, registryParameters } from './registry-fields.ts';

type Registries = OwnPageData['registries'];

/** RT-23: the registries of a customer. */
export function OwnRegistryList({ registries }: { registries: Registries }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul className="grid gap-3">
        {registries.map(({ id, evento, nombres, fecha, articulos, cerrada }) => (
          <li key={id}>
            <a
              href={ownRegistryPath(id)}
              className="flex items-center gap-4 rounded-lg border border-line bg-card p-4 hover:border-line-strong"
            >
              <KindPicture kind={evento} className="size-14" />
              <span className="min-w-0 grow">
                <span className="block font-semibold [overflow-wrap:anywhere]">{nombres}</span>
                <span className="block text-sm text-ink-soft">
                  {registryKindNames[evento]} · {formatDateOnly(fecha)}
                </span>
                <span className="block text-sm text-ink-soft">{cerrada ? copy.isClosed : copy.items(articulos)}</span>
              </span>
              <Icon name="chevron-right" className="size-5 flex-none text-ink-soft" />
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a
          href={`${ownRegistriesPath}?${registryParameters.create}=1`}
          className={buttonClass('outline', 'max-sm:w-full')}
        >
          <Icon name="plus" className="size-4" />
          {copy.another}
        </a>
      </p>
    </div>
  );
}

interface AddFormProps {
  product: AddedProduct;
  registries: Registries;
  action: string;
  result?: FormResult | undefined;
  owner?: ReactNode;
  sample?: boolean;
}

/** RT-23: adds a product to a registry. */
export function AddForm({ product, registries, action, result, owner, sample = false }: AddFormProps) {
  const { add } = copy;
  const open = registries.filter(({ cerrada }) => !cerrada);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ProductRow product={product} />
      <PlainForm id="agregar-a-mesa" {...{ action, result, sample }} values={{ [fields.wanted]: product.pieces }}>
        {owner}
        <input type="hidden" name={fields.what} value="agregar" />
        <input type="hidden" name={fields.product} value={product.id} />
        <input type="hidden" name={fields.sku} value={product.sku} />
        <SelectField
          name={fields.registry}
          label={add.registry}
          autoComplete="off"
          choices={open.map(({ id, nombres }) => ({ value: id, label: nombres }))}
        />
        <TextField name={fields.wanted} label={add.pieces} inputMode="numeric" autoComplete="off" maxLength={2} />
        <FormMessage role="alert" sending={add.sending} />
        <SubmitButton className="min-h-12 justify-self-start max-sm:w-full sm:min-w-48">{add.submit}</SubmitButton>
      </PlainForm>
    </div>
  );
}

/** The product that is added. */
export function ProductRow({ product: { picture, href, title } }: { product: AddedProduct }) {
  return (
    <a
      href={href}
      className="flex items-center gap-3 rounded-lg border border-line bg-card p-3 hover:border-line-strong"
    >
      {picture !== null && (
        <Picture
          src={picture}
          alt=""
          sizes="72px"
          use="wanted"
          side={72}
          className="size-18 flex-none rounded-md bg-sunken object-cover"
        />
      )}
      <span className="line-clamp-3 min-w-0 font-semibold [overflow-wrap:anywhere]">{title}</span>
    </a>
  );
}
