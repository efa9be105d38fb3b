import { typedPostalCode } from '@tianguis/domain';
import { buttonClass, type FieldTexts, SelectField, TextField } from '@tianguis/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askShop, ResourceFailure } from '../../../shared/api/resource.ts';
import {
  coloniaListField,
  coloniasField,
  findField,
  foundCodeField,
  otherColonia,
  stateField,
} from './address-fields.ts';
import { addressFormCopy as copy } from './address-form-copy.ts';
import { type Place, placesPath } from './places.ts';

/** The values of a form that came from a look-up. */
const placeOf = (values: FieldTexts): Place => ({
  codigoPostal: values[foundCodeField] ?? '',
  estado: values[stateField] ?? '',
  municipio: values.municipio ?? '',
  ciudad: values.ciudad ?? '',
  colonias: (values[coloniasField] ?? '').split('\n').filter(Boolean),
});

/**
 * The postal code and the fields that depend on it: state, municipality, city, colonia. With JavaScript, the look-up
 * starts as soon as the code has five digits. Without JavaScript, the button submits the form for the look-up.
 * @param values of the form, or of the result that the document shows
 */
export function PlaceFields({ values }: { values: FieldTexts }) {
  const self = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(() => placeOf(values));
  const [isOther, setOther] = useState(values[coloniaListField] === otherColonia);
  const [words, setWords] = useState('');
  const asking = useRef<AbortController>(undefined);
  const hasList = place.colonias.length > 0;

  const field = (name: string) => {
    const found = self.current?.closest('form')?.elements.namedItem(name);
    return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : undefined;
  };

  async function lookUp(code: string) {
    asking.current?.abort();
    const call = new AbortController();
    asking.current = call;
    setWords(copy.looking);
    try {
      const found = await askShop<Place>(`${placesPath}?${new URLSearchParams({ codigoPostal: code })}`, {
        signal: call.signal,
      });
      show(found);
    } catch (error) {
      if (call.signal.aborted) return;
      const isUnlisted = error instanceof ResourceFailure && error.status === 404;
      show({ codigoPostal: code, estado: '', municipio: '', ciudad: '', colonias: [] });
      setWords(isUnlisted ? copy.unlisted(code) : copy.lookUpFailed);
    }
  }

  function show(found: Place) {
    // Values of the new code replace the values of the previous code. They also replace typed texts if the new code has
    // a value for the field.
    for (const name of ['municipio', 'ciudad'] as const) {
      const input = field(name);
      if (input && (found[name] !== '' || input.value === place[name])) input.value = found[name];
    }
    // The typed colonia belongs to the previous code.
    const typed = field('colonia');
    if (typed && found.codigoPostal !== place.codigoPostal) typed.value = '';
    setPlace(found);
    const { colonias, municipio, estado } = found;
    const where = [...new Set([municipio, estado])].join(', ');
    setWords(colonias.length > 0 ? copy.found(colonias.length, where) : copy.onlyState(estado));
  }

  const onInput = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (target.name === coloniaListField) setOther(target.value === otherColonia);
    if (target.name !== 'codigoPostal') return;
    const code = typedPostalCode(target.value);
    if (code.length === 5 && code !== place.codigoPostal) lookUp(code);
    // The message belongs to the previous code.
    else if (code.length < 5) setWords('');
  });
  /** Looks up a code that was typed, or filled in by the browser, before scripts ran. */
  const catchUp = useEffectEvent(() => {
    const code = typedPostalCode(field('codigoPostal')?.value ?? '');
    if (code.length === 5 && code !== place.codigoPostal) lookUp(code);
    if (field(coloniaListField)?.value === otherColonia) setOther(true);
  });

  // The list of another code starts without a choice, whatever was chosen before.
  const isFirst = useRef(true);
  const onPlace = useEffectEvent(() => {
    const list = field(coloniaListField);
    if (list && !place.colonias.includes(list.value))
      list.value = place.colonias.length === 1 ? (place.colonias[0] ?? '') : '';
    setOther(list?.value === otherColonia);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => {
    if (!isFirst.current) onPlace();
    isFirst.current = false;
  }, [place]);

  useEffect(() => {
    const form = self.current?.closest('form');
    const listen = (event: Event) => onInput(event);
    form?.addEventListener('input', listen);
    catchUp();
    return () => {
      form?.removeEventListener('input', listen);
      asking.current?.abort();
    };
  }, []);

  return (
    <div ref={self} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {/* The code that filled in the fields. If the form has another code, the server removes these texts. */}
      <input type="hidden" name={foundCodeField} value={place.codigoPostal} />
      <TextField
        name="codigoPostal"
        label={copy.codigoPostal}
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder={copy.example}
        clean={typedPostalCode}
        required
        className="tracking-widest placeholder:tracking-normal"
        end={
          <button
            type="submit"
            name={findField}
            value="1"
            onClick={(event) => {
              event.preventDefault();
              const code = typedPostalCode(field('codigoPostal')?.value ?? '');
              if (code.length === 5) lookUp(code);
              else field('codigoPostal')?.focus();
            }}
            className={buttonClass('outline', 'flex-none')}
          >
            {copy.find}
          </button>
        }
      />
      <p role="status" className="-mt-2 min-h-10 text-sm text-ink-soft sm:min-h-5">
        {words}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="municipio" label={copy.municipio} autoComplete="address-level2" maxLength={80} required />
        <div className="field">
          <p className="field-label">{copy.estado}</p>
          <p className="flex min-h-11 items-center rounded-md bg-sunken px-3 text-ink-soft">
            {place.estado || copy.noState}
          </p>
        </div>
      </div>
      {hasList && (
        <SelectField
          key={place.codigoPostal}
          name={coloniaListField}
          label={copy.colonia}
          // A single colonia is preselected.
          {...(place.colonias.length > 1 && { none: copy.coloniaNone })}
          choices={[
            ...place.colonias.map((name) => ({ value: name, label: name })),
            { value: otherColonia, label: copy.other },
          ]}
          autoComplete="off"
          required
        />
      )}
      {/* Without JavaScript, the field for another colonia is always visible beside the list. */}
      <div className={hasList && !isOther ? 'hidden noscript:block' : undefined}>
        <TextField
          name="colonia"
          label={hasList ? copy.otherField : copy.colonia}
          autoComplete="address-level3"
          maxLength={120}
          required={!hasList || isOther}
        />
      </div>
      <TextField name="ciudad" label={copy.ciudad} autoComplete="off" maxLength={80} optional="opcional" />
    </div>
  );
}
