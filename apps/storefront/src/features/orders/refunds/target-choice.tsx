import { RadioGroup } from '@tianguis/ui';

/** The field, and its value at first. */
export const targetField = 'destino';
export const firstTarget = { [targetField]: 'origen' };

/** AF-01: the customer may choose the balance instead of the way in which the money came. */
export function TargetChoice() {
  return (
    <RadioGroup
      name={targetField}
      label="¿Dónde quieres tu dinero?"
      choices={[
        { value: 'origen', label: 'Por donde pagué', hint: 'Como dice arriba.' },
        { value: 'saldo', label: 'En mi saldo a favor', hint: 'Al momento. Lo usas aquí, o lo envías a tu cuenta.' },
      ]}
      required
    />
  );
}
