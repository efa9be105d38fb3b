import { buttonClass, Icon } from '@tianguis/ui';
import { stepPath } from '../../../shared/links/checkout-paths.ts';
import { checkoutFields as fields, type LeftOutLine } from '../checkout-data.ts';
import { reviewCopy } from '../copy/review-copy.ts';

const copy = reviewCopy.leftOut;

/** CO-01: lines of the cart that cannot be ordered, each with its reason and one press that mends it. */
export function LeftOut({ compra, lines }: { compra: string; lines: readonly LeftOutLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="rounded-lg border border-cempasuchil-ink/40 bg-card p-4">
      <h2 className="flex items-center gap-2 font-bold text-cempasuchil-ink">
        <Icon name="alert" className="size-5 flex-none" />
        {copy.title}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {lines.map((line) => (
          <li key={line.key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
            <p className="min-w-0 flex-1 basis-52 [overflow-wrap:anywhere]">
              <a href={line.href} className="font-semibold hover:underline">
                {line.title}
              </a>
              <span className="block text-ink-soft">{copy[line.reason]}</span>
            </p>
            <Mend compra={compra} line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mend({ compra, line }: { compra: string; line: LeftOutLine }) {
  const link =
    line.reason === 'choose'
      ? { href: line.href, label: copy.choosePage }
      : line.reason === 'no-coverage'
        ? { href: stepPath('direccion', compra), label: copy.otherAddress }
        : undefined;
  return (
    <div className="flex flex-wrap gap-2">
      {link && (
        <a href={link.href} className={buttonClass('outline')}>
          {link.label}
        </a>
      )}
      <MendForm compra={compra} line={line.key} title={line.title} />
    </div>
  );
}

/** Buttons that take a line out of the purchase. */
export function MendForm({ compra, line, title }: { compra: string; line: string; title: string }) {
  return (
    <form method="post" action={stepPath('revisar', compra)} className="flex flex-wrap gap-2">
      <input type="hidden" name={fields.line} value={line} />
      <button
        type="submit"
        name={fields.what}
        value="despues"
        aria-label={copy.laterOf(title)}
        className={buttonClass('outline')}
      >
        {copy.later}
      </button>
      <button
        type="submit"
        name={fields.what}
        value="quitar"
        aria-label={copy.removeOf(title)}
        className={buttonClass('quiet')}
      >
        {copy.remove}
      </button>
    </form>
  );
}
