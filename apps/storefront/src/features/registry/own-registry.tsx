import type { RegistryGift, RegistryItem } from '@tianguis/contract';
import { registryLimits, registryPath, shownCode } from '@tianguis/domain/registry';
import { Button, buttonClass, type FormResult, Icon } from '@tianguis/ui';
import { Picture } from '../../commerce/picture.tsx';
import { LinkToCopy } from '../../shared/device/link-to-copy.tsx';
import { Note } from '../../shared/forms/note.tsx';
import { Card } from '../../shared/frame/card.tsx';
import { paths, productPath } from '../../shared/links/paths.ts';
import { ownCopy as copy } from './own-copy.ts';
import { formatDateOnly, type OwnPageData } from './registry-data.ts';
import { registryFields as fields, registryParameters } from './registry-fields.ts';

type Own = NonNullable<OwnPageData['registry']>;

interface OwnRegistryProps {
  registry: Own;
  action: string;
  result?: FormResult | undefined;
  sample?: boolean;
}

/** RT-23: one of the own registries: its link, its goods, its gifts. */
export function OwnRegistry({ registry, action, result, sample = false }: OwnRegistryProps) {
  const { direccion, articulos, regalos, secreta, fecha, cerrada } = registry;
  const { goods, gifts } = copy;
  const form = { action: sample ? undefined : action };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {result?.message && (
        <Note look="alarm" role="alert">
          {result.message}
        </Note>
      )}
      {direccion === null && <Note look="warning">{copy.lostAddress}</Note>}
      <Share registry={registry} />
      <Card icon="heart" title={gifts.title}>
        {secreta || regalos.length === 0 ? (
          <p className="mt-2 text-sm text-ink-soft">{secreta ? gifts.secret(formatDateOnly(fecha)) : gifts.none}</p>
        ) : (
          <ul className="mt-2 divide-y divide-line">
            {regalos.map((gift) => (
              <Gift key={gift.id} gift={gift} page={action} {...form} />
            ))}
          </ul>
        )}
      </Card>
      <Card icon="gift" title={goods.title}>
        {articulos.length === 0 && <p className="mt-2 text-sm text-ink-soft">{goods.none}</p>}
        <ul className="mt-2 divide-y divide-line">
          {articulos.map((item) => (
            <Good key={item.id} item={item} {...form} />
          ))}
        </ul>
        <p className="mt-3">
          <a href={paths.departments} className={buttonClass('outline', 'max-sm:w-full')}>
            <Icon name="search" className="size-4" />
            {goods.look}
          </a>
        </p>
      </Card>
      <div className="flex flex-wrap items-center gap-3">
        <a href={`${action}?${registryParameters.edit}=1`} className={buttonClass('outline', 'max-sm:w-full')}>
          <Icon name="settings" className="size-4" />
          {copy.edit}
        </a>
        <form method="post" {...form} className="max-sm:w-full">
          <Button
            type={sample ? 'button' : 'submit'}
            look="quiet"
            name={fields.what}
            value={cerrada ? 'abrir' : 'cerrar'}
            className="max-sm:w-full"
          >
            {cerrada ? copy.reopen : copy.close}
          </Button>
        </form>
        {!cerrada && <p className="w-full text-sm text-ink-soft">{copy.closeHint}</p>}
      </div>
    </div>
  );
}

function Share({ registry }: { registry: Own }) {
  const { share } = copy;
  const { codigo, link, nombres } = registry;
  const text = new URLSearchParams({ text: share.text(nombres, link) });
  return (
    <Card icon="share" title={share.title}>
      <p className="mt-2">
        {share.code}: <strong className="text-lg tracking-wider">{shownCode(codigo)}</strong>
      </p>
      <div className="mt-3">
        <LinkToCopy link={link} label={share.link}>
          <a
            href={`https://wa.me/?${text}`}
            rel="noopener noreferrer"
            target="_blank"
            className={buttonClass('outline')}
          >
            <Icon name="whatsapp" className="size-4" />
            {share.whatsapp}
          </a>
          <a href={registryPath(codigo)} className="touch text-sm font-semibold text-talavera underline">
            {share.look}
          </a>
        </LinkToCopy>
      </div>
    </Card>
  );
}

/** A gift, and whether its giver was thanked. */
function Gift({ gift, page, action }: { gift: RegistryGift; page: string; action: string | undefined }) {
  const { gifts } = copy;
  const { id, de, dedicatoria, titulo, piezas, at, gracias, se_cambia: canChange, cambio } = gift;
  const who = gifts.from(de);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        <p>
          <strong>{who}</strong> <span className="text-sm text-ink-soft">· {gifts.on(at)}</span>
        </p>
        <p className="text-sm">{gifts.pieces(piezas, titulo)}</p>
        {cambio !== null && (
          <p className="mt-1 flex items-start gap-1.5 text-sm font-semibold">
            <Icon name="refresh" className="mt-0.5 size-4 flex-none" />
            <span className="min-w-0">{gifts.changed(cambio.piezas, piezas, cambio.importe)}</span>
          </p>
        )}
        {dedicatoria !== '' && (
          <blockquote className="mt-1 border-l-4 border-cempasuchil-ink/30 pl-3 text-sm whitespace-pre-line italic">
            {dedicatoria}
          </blockquote>
        )}
      </div>
      <form method="post" action={action} className="flex flex-wrap items-center gap-2">
        <input type="hidden" name={fields.what} value="gracias" />
        <input type="hidden" name={fields.gift} value={id} />
        <input type="hidden" name={fields.thanked} value={gracias ? '0' : '1'} />
        {gracias && (
          <span className="flex items-center gap-1.5 text-sm font-semibold text-nopal">
            <Icon name="check" className="size-4" />
            {gifts.thanked}
          </span>
        )}
        <Button type={action === undefined ? 'button' : 'submit'} look={gracias ? 'quiet' : 'outline'}>
          {gracias ? gifts.undo : gifts.thank}
          <span className="sr-only">{gifts.of(who)}</span>
        </Button>
        {canChange && (
          <a
            href={`${page}?${new URLSearchParams({ [registryParameters.change]: id })}`}
            className={buttonClass('quiet')}
          >
            {gifts.change}
            <span className="sr-only">{gifts.changeOf(titulo)}</span>
          </a>
        )}
      </form>
    </li>
  );
}

/** A wanted product, its wanted pieces, and what was given of it. */
function Good({ item, action }: { item: RegistryItem; action: string | undefined }) {
  const { goods } = copy;
  const { producto: id, childrenSku, slug, titulo, opciones, imagen, quiere, regaladas, apartadas, precio } = item;
  const type = action === undefined ? 'button' : 'submit';
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 py-3">
      <Picture
        src={imagen ?? ''}
        alt=""
        sizes="72px"
        use="wanted"
        side={72}
        className="size-18 rounded-md bg-sunken object-cover"
      />
      <div className="min-w-0">
        <a
          href={productPath({ id, slug }, childrenSku === '0' ? undefined : childrenSku)}
          className="line-clamp-2 font-semibold [overflow-wrap:anywhere] hover:underline"
        >
          {titulo}
        </a>
        <p className="text-sm text-ink-soft">
          {[
            ...opciones,
            ...(precio === null ? [goods.gone] : []),
            ...(regaladas === null ? [] : [goods.counts(regaladas, apartadas ?? 0)]),
          ].join(' · ')}
        </p>
        <form method="post" action={action} className="mt-2 flex flex-wrap items-center gap-2">
          <input type="hidden" name={fields.what} value="piezas" />
          <input type="hidden" name={fields.product} value={id} />
          <input type="hidden" name={fields.sku} value={childrenSku} />
          <input
            type="number"
            name={fields.wanted}
            defaultValue={quiere}
            key={quiere}
            min={1}
            max={registryLimits.pieces}
            aria-label={goods.wanted(titulo)}
            className="min-h-11 w-20 rounded-md border border-line-strong bg-card px-3"
          />
          <Button type={type} look="outline">
            {goods.save}
          </Button>
          <Button type={type} look="quiet" name={fields.wanted} value="0" aria-label={goods.removeOf(titulo)}>
            {goods.remove}
          </Button>
        </form>
      </div>
    </li>
  );
}
