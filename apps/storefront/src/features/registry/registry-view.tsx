import type { RegistryItem } from '@tianguis/contract';
import { formatMoney } from '@tianguis/domain';
import { givePath, registriesPath, registryKindNames, shownCode } from '@tianguis/domain/registry';
import { buttonClass, EmptyState, Icon } from '@tianguis/ui';
import { Picture } from '../../commerce/picture.tsx';
import { Note } from '../../shared/forms/note.tsx';
import { productPath } from '../../shared/links/paths.ts';
import { KindPicture } from './kind-picture.tsx';
import { registryCopy as copy } from './registry-copy.ts';
import type { RegistryData } from './registry-data.ts';

/** RT-23: a registry, for givers. Of the address, it has the town only. */
export function RegistryView({ heading: Heading = 'h1', ...registry }: RegistryData & { heading?: 'h1' | 'h2' }) {
  const { codigo, evento, nombres, fecha, mensaje, lugar, recibe, articulos, isOpen } = registry;
  const Part = Heading === 'h1' ? 'h2' : 'h3';
  return (
    <div className="page grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 pt-4 pb-10 lg:pt-8">
      <header className="grid justify-items-center gap-3 rounded-xl bg-cempasuchil-wash p-6 text-center sm:p-10">
        <KindPicture kind={evento} className="size-20 bg-card" />
        <p className="text-sm font-semibold text-cempasuchil-ink">{copy.for(registryKindNames[evento])}</p>
        <Heading className="text-3xl font-bold [overflow-wrap:anywhere] sm:text-4xl">{nombres}</Heading>
        <p className="flex items-center gap-2">
          <Icon name="calendar" className="size-5 flex-none" />
          <time dateTime={fecha}>{copy.day(fecha)}</time>
        </p>
        {mensaje !== '' && (
          <p className="max-w-[55ch] text-lg whitespace-pre-line [overflow-wrap:anywhere]">{mensaje}</p>
        )}
        <p className="text-sm">
          {copy.code}: <strong className="tracking-wider">{shownCode(codigo)}</strong>
        </p>
      </header>
      {recibe ? (
        <p className="flex items-start gap-2.5 text-sm">
          <Icon name="shield" className="mt-0.5 size-5 flex-none text-nopal" />
          {copy.goesTo(lugar)}
        </p>
      ) : (
        <Note look="warning">{lugar === '' ? copy.noAddress : copy.closed}</Note>
      )}
      {articulos.length === 0 ? (
        <EmptyState
          icon="gift"
          title={copy.list}
          text={copy.empty}
          action={{ href: registriesPath, label: copy.title }}
        />
      ) : (
        <section>
          <Part className="text-xl font-bold">{copy.list}</Part>
          <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
            {articulos.map((item, at) => (
              <Wished
                key={item.id}
                item={item}
                first={at < 4}
                heading={Heading === 'h1' ? 'h3' : 'h4'}
                href={isOpen ? givePath(codigo, item.id) : undefined}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface WishedProps {
  item: RegistryItem;
  first: boolean;
  heading: 'h3' | 'h4';
  /** Where the item is bought; undefined if the registry takes no gifts. */
  href: string | undefined;
}

/** A wanted product, with what of it is still wanted. */
function Wished({ item, first, heading: Heading, href }: WishedProps) {
  const { producto: id, slug, childrenSku, titulo, opciones, imagen, precio, quiere } = item;
  const left = item.faltan ?? 0;
  const canGive = href !== undefined && left > 0 && item.se_vende;
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-line bg-card">
      <div className={left === 0 ? 'opacity-60' : ''}>
        <Picture
          src={imagen ?? ''}
          alt=""
          sizes="(min-width: 64rem) 270px, (min-width: 40rem) 33vw, 50vw"
          use="wanted"
          side={320}
          first={first}
          className="aspect-square w-full bg-sunken object-cover"
        />
      </div>
      <div className="flex grow flex-col gap-1 p-3">
        <Heading className="line-clamp-2 text-sm leading-snug [overflow-wrap:anywhere]">
          <a
            href={productPath({ id, slug }, childrenSku === '0' ? undefined : childrenSku)}
            className="hover:underline"
          >
            {titulo}
          </a>
        </Heading>
        {opciones.length > 0 && <p className="text-xs text-ink-soft">{opciones.join(' · ')}</p>}
        {precio !== null && <p className="font-bold">{formatMoney(precio)}</p>}
        <p className={`mt-auto pt-1 text-sm font-semibold ${left === 0 ? 'text-nopal' : ''}`}>{wordsOf(item)}</p>
        {quiere > 1 && (
          <progress
            max={quiere}
            value={quiere - left}
            aria-label={copy.left(left, quiere)}
            className="h-2 w-full accent-nopal"
          />
        )}
        {canGive && (
          <a href={href} aria-label={copy.giveOf(titulo)} className={buttonClass('primary', 'mt-2 w-full')}>
            {copy.give}
          </a>
        )}
      </div>
    </li>
  );
}

function wordsOf({ faltan, apartadas, quiere, precio, se_vende: isSold }: RegistryItem): string {
  const left = faltan ?? 0;
  if (left === 0) return (apartadas ?? 0) > 0 ? copy.held : copy.all;
  if (precio === null) return copy.gone;
  return isSold ? copy.left(left, quiere) : copy.soldOut;
}

/** No registry has the code. */
export function MissingRegistry({ heading: Heading = 'h1' }: { heading?: 'h1' | 'h2' }) {
  const { title, text, action } = copy.missing;
  return (
    <div className="page max-w-3xl pt-4 pb-10">
      <Heading className="mb-4 text-2xl font-bold">{copy.title}</Heading>
      <EmptyState icon="gift" title={title} text={text} action={{ href: registriesPath, label: action }} />
    </div>
  );
}
