/** Forms of visitors (RT-17). */
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { contactCopy } from '../../features/contact/copy.ts';
import { LeadForm } from '../../features/contact/lead-form.tsx';
import { SellerCosts } from '../../features/contact/seller-costs.tsx';
import { Sent } from '../../features/contact/visitor-form.tsx';
import { MailedLink } from '../../features/mailed-links/mailed-link.tsx';
import { linkCopy } from '../../features/newsletter/link-copy.ts';
import { longWord } from './samples.ts';
import { type Modules, State } from './state.tsx';

const subjects = [
  { value: 'pedido', label: 'Un pedido' },
  { value: 'otra', label: longWord },
];

export function visitors(): Modules {
  const values = { nombre: longWord, correo: 'ana', asunto: 'otra', mensaje: `No prende.\n${longWord}` };
  return {
    'Formulario de contacto': (
      <div className="grid gap-4">
        <ContactForm heading="h3" id="contacto-nuevo" subjects={subjects} start={{}} sample />
        <State name="Con errores">
          <ContactForm
            {...{ heading: 'h3', id: 'contacto-mal', subjects, start: {}, sample: true }}
            result={{
              ...{ status: 'invalid', values, message: '' },
              fieldErrors: { correo: 'Escribe un correo como nombre@ejemplo.com: ahí te contestamos.' },
            }}
          />
        </State>
        <State name="Otra vez">
          <ContactForm
            {...{ heading: 'h3', id: 'contacto-otra', subjects, start: {}, sample: true }}
            result={{ status: 'invalid', values, fieldErrors: {}, message: 'Ya casi. Revisa lo que escribiste.' }}
          />
        </State>
        <State name="Enviado">
          <Sent folio="C7KQ2M9XD" words={contactCopy} heading="h3" />
        </State>
      </div>
    ),
    'Vende en internet': (
      <div className="grid gap-4">
        <SellerCosts
          heading="h3"
          rows={[
            { name: longWord, rate: '9.5 %' },
            { name: 'Todo lo demás', rate: '14 %' },
          ]}
          taxes={['Con tu RFC registrado: 2.5 % de ISR sobre la venta sin IVA, y 50 % del IVA.']}
        />
        <LeadForm heading="h3" id="vender-nuevo" categories={['Hogar', longWord]} start={{}} sample />
        <State name="Con errores">
          <LeadForm
            {...{ heading: 'h3', id: 'vender-mal', categories: ['Hogar', 'Otra'], start: {}, sample: true }}
            result={{
              ...{ status: 'invalid', values: { negocio: longWord, rfc: 'EKU9003173C8' }, message: '' },
              fieldErrors: { rfc: 'Algo no cuadra en ese RFC. Revísalo con tu constancia de situación fiscal.' },
            }}
          />
        </State>
      </div>
    ),
    'Enlaces del boletín': (
      <div className="grid gap-4">
        {(['confirmar', 'baja'] as const).flatMap((step) =>
          (['ask', 'done', 'dead'] as const).map((state) => (
            <MailedLink key={`${step} ${state}`} words={linkCopy[step]} state={state} heading="h3" />
          )),
        )}
      </div>
    ),
  };
}
