/** Gift registries (RT-23). */
import type { OwnRegistry as OwnRegistryData, RegistryItem } from '@tianguis/contract';
import { registryKinds } from '@tianguis/domain/registry';
import { ChangeGift } from '../../features/registry/change-gift.tsx';
import { GiveForm } from '../../features/registry/give-form.tsx';
import { KindPicture } from '../../features/registry/kind-picture.tsx';
import { RegistryLanding } from '../../features/registry/landing.tsx';
import { AddForm, OwnRegistryList, ProductRow } from '../../features/registry/own-list.tsx';
import { OwnRegistry } from '../../features/registry/own-registry.tsx';
import { RegistryForm } from '../../features/registry/registry-form.tsx';
import { MissingRegistry, RegistryView } from '../../features/registry/registry-view.tsx';
import type { GalleryData } from './data.ts';
import { longWord } from './samples.ts';
import { Apart, type Modules } from './state.tsx';

const action = '/testModules';
const id = '00000000-0000-4000-8000-000000000000';

export function registries({ real, now }: Pick<GalleryData, 'real' | 'now'>): Modules {
  const at = new Date(now).toISOString();
  const summary = { codigo: 'LUPYBETCBDA2', evento: 'wedding' as const, nombres: longWord, fecha: '2027-02-14' };
  const item = (n: number, more: Partial<RegistryItem>): RegistryItem => ({
    ...{
      id: `${id.slice(0, -1)}${n}`,
      producto: real[n]?.id ?? 7,
      childrenSku: '0',
      slug: 'x',
      titulo: real[n]?.title ?? '',
    },
    ...{ opciones: [], imagen: real[n]?.picture ?? null, precio: 129_900, quiere: 4, se_vende: true },
    ...{ regaladas: 0, apartadas: 0, faltan: 4, ...more },
  });
  const articulos = [
    item(0, { titulo: longWord, opciones: ['Azul', 'M'] }),
    item(1, { regaladas: 3, faltan: 1 }),
    item(2, { quiere: 1, regaladas: 1, faltan: 0 }),
    item(3, { quiere: 1, apartadas: 1, faltan: 0 }),
    item(4, { precio: null, se_vende: false, imagen: null }),
    item(5, { se_vende: false }),
  ];
  const registry = { ...summary, mensaje: `¡Los esperamos! ${longWord}`, lugar: 'Ciudad de México', articulos };
  const own: OwnRegistryData & { link: string } = {
    ...{ ...registry, id, direccion: id, buscable: true, sorpresa: false, cerrada: false, secreta: false },
    regalos: [
      {
        id,
        de: longWord,
        dedicatoria: `Con cariño.\n${longWord}`,
        titulo: longWord,
        piezas: 2,
        at,
        gracias: false,
        se_cambia: true,
        cambio: null,
      },
      {
        ...{ id: `${id}1`, de: '', dedicatoria: '', titulo: 'Olla', piezas: 1, at, gracias: true, se_cambia: false },
        cambio: { piezas: 1, importe: 99_900 },
      },
    ],
    link: `https://tianguis.example/Mesa-de-Regalos/${summary.codigo}`,
  };
  const product = { id: 7, sku: '0', title: longWord, href: action, picture: real[0]?.picture ?? null, pieces: '2' };
  const list = [
    { ...summary, id, cerrada: false, articulos: 3 },
    { ...summary, id: `${id}1`, nombres: 'Ana', evento: 'birthday' as const, cerrada: true, articulos: 0 },
  ];
  const wrong = (name: string) => ({
    status: 'invalid' as const,
    values: {},
    fieldErrors: { [name]: longWord },
    message: '',
  });
  const gift = {
    codigo: summary.codigo,
    names: longWord,
    town: 'Puebla',
    title: longWord,
    options: 'Azul',
    price: 99_900,
    mayChange: true,
  };
  const form = { action, addresses: [{ value: id, label: longWord }], values: { nombres: longWord }, sample: true };
  return {
    'Mesas de regalos': (
      <Apart name="mesas">
        <RegistryLanding found={[summary]} name="Lupita" wrongCode="ABC" heading="h2" />
      </Apart>
    ),
    'Portadas de mesas': (
      <div className="flex flex-wrap gap-3">
        {registryKinds.map((kind) => (
          <KindPicture key={kind} kind={kind} className="size-14" />
        ))}
      </div>
    ),
    'Mesa de regalos para quien regala': (
      <Apart name="mesa">
        <RegistryView {...registry} recibe isOpen heading="h2" />
      </Apart>
    ),
    'Mesa de regalos, cerrada y vacía': (
      <Apart name="mesa-cerrada">
        <RegistryView {...registry} articulos={[]} recibe={false} isOpen={false} heading="h2" />
      </Apart>
    ),
    'Mesa de regalos que no existe': <MissingRegistry heading="h2" />,
    'Comprar un regalo': (
      <Apart name="regalar">
        <GiveForm {...gift} picture={product.picture} left={3} action={action} result={wrong('dedicatoria')} sample />
      </Apart>
    ),
    'Comprar un regalo, ya regalado': (
      <Apart name="regalado">
        <GiveForm {...gift} picture={null} left={0} action={action} sample />
      </Apart>
    ),
    'Mis mesas de regalos': <OwnRegistryList registries={list} />,
    'Agregar a mi mesa': (
      <Apart name="agregar-mesa">
        <AddForm product={product} registries={list} action={action} result={wrong('quiere')} sample />
      </Apart>
    ),
    'Producto que se agrega': <ProductRow product={product} />,
    'Crear mi mesa': (
      <Apart name="crear-mesa">
        <RegistryForm {...form} isNew result={wrong('fecha')} />
      </Apart>
    ),
    'Crear mi mesa, sin dirección': <RegistryForm {...form} addresses={[]} isNew={false} />,
    'Mi mesa de regalos': (
      <Apart name="mi-mesa">
        <OwnRegistry registry={own} action={action} result={{ ...wrong(''), message: longWord }} sample />
      </Apart>
    ),
    'Cambiar un regalo por saldo': (
      <Apart name="cambiar-regalo">
        <ChangeGift
          {...{ form: id, action, back: action, result: { ...wrong(''), message: longWord }, sample: true }}
          changing={{
            ...{ gift: id, from: own.regalos[0], hindrance: undefined },
            offer: { regalo: id, piezas: 1, importe: 99_900, cambiado: false },
          }}
        />
      </Apart>
    ),
    'Cambiar un regalo por saldo, ya no': (
      <ChangeGift
        {...{ form: id, action, back: action, sample: true }}
        changing={{ gift: id, from: undefined, offer: undefined, hindrance: longWord }}
      />
    ),
    'Mi mesa de regalos, sorpresa': (
      <Apart name="mi-mesa-sorpresa">
        <OwnRegistry
          registry={{ ...own, secreta: true, regalos: [], articulos: [], direccion: null, cerrada: true }}
          action={action}
          sample
        />
      </Apart>
    ),
  };
}
