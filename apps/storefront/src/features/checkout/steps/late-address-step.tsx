import { type ComponentProps, memo, Suspense } from 'react';
import { lateHydration } from '../../../shared/frame/late-hydration.ts';
import { AddressStep } from './address-step.tsx';

const Step = lateHydration(import.meta.env.SSR && AddressStep, () =>
  import('./address-step.tsx').then((step) => step.AddressStep),
);

/** The choice of an address. The page with the form of a new address loads without the script of the choice. */
export const LateAddressStep = memo(function LateAddressStep(props: ComponentProps<typeof AddressStep>) {
  return (
    <Suspense>
      <Step {...props} />
    </Suspense>
  );
});
