import type { ProductDetail } from '@tianguis/contract';
import { productCopy as copy } from './copy.ts';

/** The description in its paragraphs. */
export function Description({ paragraphs }: { paragraphs: ProductDetail['description'] }) {
  return (
    <section aria-labelledby="descripcion">
      <h2 id="descripcion" className="mb-3 text-xl font-bold">
        {copy.description}
      </h2>
      <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-3 text-pretty [overflow-wrap:anywhere]">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

/** The specifications in their groups; two groups side by side where there is room, none torn apart. */
export function Specifications({ groups }: { groups: ProductDetail['specifications'] }) {
  return (
    <section aria-labelledby="caracteristicas">
      <h2 id="caracteristicas" className="mb-3 text-xl font-bold">
        {copy.specifications}
      </h2>
      <div className="-mb-5 gap-x-8 [overflow-wrap:anywhere] md:columns-2">
        {groups.map((group) => (
          <div key={group.group} className="break-inside-avoid pb-5">
            <table className="w-full table-fixed border-collapse overflow-hidden rounded-md text-sm">
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
          </div>
        ))}
      </div>
    </section>
  );
}
