/** Addresses of a customer: list, form, and choice. */
import type { Address } from '@tianguis/contract';
import {
  coloniaListField,
  coloniasField,
  foundCodeField,
  otherColonia,
  stateField,
} from '../../features/account/addresses/address-fields.ts';
import { AddressForm } from '../../features/account/addresses/address-form.tsx';
import { addressFormCopy } from '../../features/account/addresses/address-form-copy.ts';
import { AddressList, DeletedAddress } from '../../features/account/addresses/address-list.tsx';
import { addressSentences } from '../../features/account/addresses/address-sentences.ts';
import { AddressChoiceForm, AddressPickerFailure } from '../../features/location/address/address-picker.tsx';
import { addressPickerCopy } from '../../features/location/address/address-picker-copy.ts';
import { failed, invalid } from '../../shared/forms/form-results.ts';
import { longWord } from './samples.ts';
import { type Modules, State } from './state.tsx';

const home: Address = {
  ...{ id: '1', nombre: 'Ana Ríos', direccion: 'Orizaba 101, int. 4', calle: 'Orizaba', numeroExterior: '101' },
  ...{ numeroInterior: '4', colonia: 'Roma Norte', codigoPostal: '06700', municipio: 'Cuauhtémoc' },
  ...{ ciudad: 'Ciudad de México', estado: 'Ciudad de México', entreCalles: 'Puebla y Sinaloa' },
  ...{ referencias: 'Portón verde', telefono: '5512345678', predeterminada: true },
};
const long: Address = {
  ...{ ...home, id: '2', nombre: longWord, direccion: `${longWord} S/N`, colonia: longWord, referencias: longWord },
  predeterminada: false,
};
const place = { [foundCodeField]: '06700', [stateField]: 'Ciudad de México', [coloniasField]: 'Roma Norte' };
const typed = { codigoPostal: '06700', municipio: 'Cuauhtémoc', ...place };
const option = ({ id, nombre, direccion, codigoPostal, predeterminada }: Address) => ({
  ...{ id, nombre, direccion, codigoPostal, predeterminada, lugar: 'Roma Norte, Cuauhtémoc, C.P. 06700' },
});

export function addresses(): Modules {
  return {
    'Mis direcciones': (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <State name="Ninguna">
          <AddressList id="direcciones-0" addresses={[]} />
        </State>
        <State name="Dos, una que ya no está">
          <AddressList
            id="direcciones-2"
            addresses={[home, long]}
            result={failed({}, 'No encontramos esa dirección.')}
          />
        </State>
        <State name="Recién borrada">
          <DeletedAddress address="3" />
        </State>
      </div>
    ),
    'Formulario de dirección': (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="La primera">
          <AddressForm id="direccion-1" values={{}} kind="first" sample />
        </State>
        <State name="Con errores y una colonia que no aparece">
          <AddressForm
            id="direccion-2"
            address="2"
            values={{ ...typed, [coloniaListField]: otherColonia }}
            kind="other"
            sample
            result={invalid(
              { ...typed, [coloniaListField]: otherColonia },
              { colonia: addressSentences.colonia.REQUIRED, calle: addressSentences.calle.REQUIRED },
            )}
          />
        </State>
        <State name="Sin poder buscar">
          <AddressForm
            id="direccion-3"
            address="1"
            values={{ codigoPostal: '06700', [foundCodeField]: '06700' }}
            kind="default"
            sample
            result={failed({}, addressFormCopy.lookUpFailed)}
          />
        </State>
      </div>
    ),
    'Elegir dirección': (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Ninguna">
          <AddressChoiceForm id="eleccion-0" choice={{ options: [], chosen: '' }} sample />
        </State>
        <State name="Dos, con error">
          <AddressChoiceForm
            id="eleccion-2"
            choice={{ options: [option(home), option(long)], chosen: '1' }}
            sample
            result={invalid({}, { direccion: addressPickerCopy.gone })}
          />
        </State>
        {(['error401', 'error404', 'error440', 'error500', 'errorCors'] as const).map((failure) => (
          <State key={failure} name={failure}>
            <AddressPickerFailure failure={failure} again={() => undefined} />
          </State>
        ))}
      </div>
    ),
  };
}
