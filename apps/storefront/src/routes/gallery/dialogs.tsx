/** The dialogs of every page, and the error pages. */
import { type ReactNode, useId } from 'react';
import { ShopError } from '../../app/frame/shop-error.tsx';
import { PostalCodeFields, PostalCodeForm } from '../../features/location/postal-code/postal-code-form.tsx';
import { DatesWithoutScript } from '../../features/location/postal-code/postal-code-goal.tsx';
import { PostalCodePanel } from '../../features/location/postal-code/postal-code-panel.tsx';
import { MailUnavailable } from '../../features/mail/mail-unavailable.tsx';
import { WishlistInvitation } from '../../features/wishlist/invitation.tsx';
import { invalid } from '../../shared/forms/form-results.ts';
import { DialogHeading, dialogLook } from '../../shared/frame/hash-dialog.tsx';
import { LatePart } from '../../shared/frame/late-part.tsx';
import { type Modules, State } from './state.tsx';

const tooShort = invalid({ codigoPostal: '067' }, { codigoPostal: 'El Código Postal debe ser igual a 5 dígitos' });

/** A script that fails to load. */
const loadNothing = () => Promise.reject(new Error('offline'));

export function dialogs(): Modules {
  return {
    'Diálogo del código postal': (
      <Dialog title="¿A dónde lo enviamos?">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <State name="Vacío">
            <PostalCodeForm id="cp-vacio" done={() => undefined} sample />
          </State>
          <State name="Guardado">
            <PostalCodeForm id="cp-guardado" stored="06700" done={() => undefined} sample />
          </State>
          <State name="Con error">
            <PostalCodeFields id="cp-error" result={tooShort} sample />
          </State>
          <State name="En el diálogo de cada página">
            <PostalCodePanel done={() => undefined} />
          </State>
          <State name="Sin JavaScript, para ver fechas de llegada">
            <DatesWithoutScript id="cp-fechas" goal="/testModules" current="06700" />
          </State>
        </div>
      </Dialog>
    ),
    'Diálogo de favoritos': (
      <Dialog title="Inicia sesión para ver tus favoritos">
        <WishlistInvitation />
        <LatePart load={loadNothing} props={{}} className="min-h-8" />
      </Dialog>
    ),
    'Páginas de error': (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <State name="No encontrada">
          <ShopError sample error={failure(404)} />
        </State>
        <State name="Rechazada">
          <ShopError sample error={failure(400)} />
        </State>
        <State name="Demasiadas solicitudes">
          <ShopError sample error={failure(429)} />
        </State>
        <State name="Fuera de alcance">
          <ShopError sample error={failure(503)} />
        </State>
        <State name="Correo que ya no se abre">
          <MailUnavailable sample fault={410} />
        </State>
        <State name="Se rompió">
          <ShopError sample error={new Error('muestra')} />
        </State>
      </div>
    ),
  };
}

/** The error that React Router makes of a failed loader's response. */
const failure = (status: number) => ({ status, statusText: '', internal: false, data: null });

/** The sheet of a modal, shown inside the page. */
function Dialog({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`max-w-full ${dialogLook}`}>
      <DialogHeading id={id} title={title} close={() => undefined} />
      {children}
    </section>
  );
}
