import { Form, FormMessage, type FormResult, Icon, SubmitButton, TextField } from '@tianguis/ui';
import { paths } from '../../../shared/links/paths.ts';
import { cartCopy } from './cart-copy.ts';
import { type CartPageData, cartFields as fields } from './cart-data.ts';
import type { OpenCart } from './use-cart.ts';

const copy = cartCopy.coupon;

interface CouponCardProps {
  coupon: CartPageData['coupon'];
  change: OpenCart['change'];
  /** Result of the coupon form, if it was submitted without scripts. */
  result?: FormResult | undefined;
  sample?: boolean | undefined;
}

/** The coupon of the cart, or the form that adds one. */
export function CouponCard({ coupon, change, result, sample }: CouponCardProps) {
  return (
    <section aria-label={copy.section} className="rounded-lg border border-line bg-card p-3 sm:p-5">
      {coupon ? (
        <TakenCoupon coupon={coupon} change={change} />
      ) : (
        <Form
          id="cupon"
          action={paths.cart}
          submit={(form) => change({ what: 'cupon', code: String(form.get(fields.coupon) ?? '') })}
          failed={cartCopy.failed}
          result={result}
          {...(sample && { sample: true })}
          className="gap-2"
        >
          <input type="hidden" name={fields.what} value="cupon" />
          <TextField
            name={fields.coupon}
            label={copy.title}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            end={<SubmitButton look="outline">{copy.apply}</SubmitButton>}
          />
          <FormMessage role="alert" sending={cartCopy.sending} />
        </Form>
      )}
    </section>
  );
}

function TakenCoupon({ coupon, change }: { coupon: NonNullable<CartPageData['coupon']>; change: OpenCart['change'] }) {
  const { codigo, description, state } = coupon;
  const words =
    state === 'applied'
      ? copy.states.applied(coupon.discount)
      : state === 'below'
        ? copy.states.below(coupon.missing)
        : copy.states[state]();
  const isApplied = state === 'applied';
  return (
    <div className="flex items-start gap-3">
      <Icon name="tag" className={`mt-1 size-5 flex-none ${isApplied ? 'text-nopal' : 'text-ink-soft'}`} />
      <div className="min-w-0 grow text-sm">
        <p className="font-bold [overflow-wrap:anywhere]">{codigo}</p>
        <p className="[overflow-wrap:anywhere] text-ink-soft">{description}</p>
        <p className={`font-semibold ${isApplied ? 'text-nopal' : 'text-cempasuchil-ink'}`}>{words}</p>
      </div>
      <form
        method="post"
        action={paths.cart}
        onSubmit={(event) => {
          event.preventDefault();
          void change({ what: 'sin-cupon' });
        }}
      >
        <input type="hidden" name={fields.what} value="sin-cupon" />
        <button
          type="submit"
          aria-label={copy.removeOf(codigo)}
          className="grid size-11 place-content-center rounded-full hover:bg-sunken"
        >
          <Icon name="trash" className="size-4" />
        </button>
      </form>
    </div>
  );
}
