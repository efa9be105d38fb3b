import type { ProductDetail } from '@tianguis/contract';
import { productCopy as copy } from './copy.ts';

/** Description in its paragraphs, and the specifications in their groups. */
export function Details({ product }: { product: ProductDetail }) {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <section aria-labelledby="descripcion">
        <h2 id="descripcion" className="mb-3 text-xl font-bold">
          {copy.description}
        </h2>
        <div className="grid max-w-prose gap-3 text-pretty">
          {product.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section aria-labelledby="caracteristicas">
        <h2 id="caracteristicas" className="mb-3 text-xl font-bold">
          {copy.specifications}
        </h2>
        <div className="grid gap-5">
          {product.specifications.map((group) => (
            <table key={group.group} className="w-full table-fixed border-collapse overflow-hidden rounded-md text-sm">
              <caption className="pb-1.5 text-left font-semibold">{group.group}</caption>
              <tbody>
                {group.rows.map(([name, value]) => (
                  <tr key={name} className="odd:bg-sunken">
                    <th scope="row" className="w-2/5 px-3 py-2 text-left align-top font-normal text-ink-soft">
                      {name}
                    </th>
                    <td className="px-3 py-2 align-top">{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      </section>
    </div>
  );
}
