import { useScopedId } from '@tianguis/ui';
import type { SellerCostsData } from './lead.server.ts';
import { leadCopy } from './lead-copy.ts';

const copy = leadCopy.costs;

/** What selling costs, with the rates of the configuration (RT-25, AF-06). */
export function SellerCosts({ rows, taxes, heading: Heading = 'h2' }: SellerCostsData & { heading?: 'h2' | 'h3' }) {
  const id = useScopedId('costos');
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <Heading id={id} className="text-xl font-bold">
        {copy.title}
      </Heading>
      <p>{copy.free}</p>
      <table className="w-full border-collapse overflow-hidden rounded-lg border border-line bg-card text-left">
        <thead>
          <tr className="border-b border-line bg-sunken">
            <th scope="col" className="px-4 py-2.5 font-semibold">
              {copy.head[0]}
            </th>
            <th scope="col" className="px-4 py-2.5 text-right font-semibold">
              {copy.head[1]}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ name, rate }) => (
            <tr key={name}>
              <th scope="row" className="px-4 py-2.5 font-normal [overflow-wrap:anywhere]">
                {name}
              </th>
              <td className="px-4 py-2.5 text-right font-semibold tabular-nums">{rate}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {taxes.length > 0 && (
        <div className="text-sm text-ink-soft">
          <p className="font-semibold">{copy.taxes}</p>
          <ul className="mt-1 grid gap-1">
            {taxes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
