import { type ComponentProps, memo, Suspense } from 'react';
import { lateHydration } from '../../../shared/frame/late-hydration.ts';
import { AddressForm } from './address-form.tsx';

const Form = lateHydration(import.meta.env.SSR && AddressForm, () =>
  import('./address-form.tsx').then((form) => form.AddressForm),
);

/** The form of an address, for a page that shows the form to some customers only. */
export const LateAddressForm = memo(function LateAddressForm(props: ComponentProps<typeof AddressForm>) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
});
