/**
 * Mails about businesses that want to sell (RT-25). As for the contact page, the typed e-mail gets nothing of a
 * stranger.
 */
import type { Lead } from '@tianguis/domain/contact';
import type { Letter } from '@tianguis/mail';

type Shown = Lead & { folio: string };

/** To the typed e-mail. */
export const leadReceived = ({ folio }: Shown): Letter => ({
  subject: `Recibimos tus datos para vender, folio ${folio}`,
  preview: 'Los revisamos y te escribimos.',
  title: 'Recibimos tus datos',
  parts: [
    { kind: 'text', text: `Tu folio es ${folio}. Revisamos lo que vendes y te escribimos en 5 días hábiles o menos.` },
    { kind: 'note', text: 'Si no nos escribiste tú, ignora este correo: no usaremos tu dirección para nada más.' },
  ],
  reason: 'Recibes este correo porque alguien escribió esta dirección en nuestra página para vendedores.',
});

/** To the shop, with the commands. */
export const leadForShop = ({ folio, name, business, rfc, email, phone, category, sells }: Shown): Letter => ({
  subject: `Quieren vender, folio ${folio}`,
  preview: 'Un negocio dejó sus datos.',
  title: `Quieren vender, folio ${folio}`,
  parts: [
    {
      kind: 'list',
      items: [
        ...[`Negocio: ${business}`, `RFC: ${rfc}`, `Nombre: ${name}`, `Correo: ${email}`, `Teléfono: ${phone}`],
        `Categoría: ${category}`,
      ],
    },
    { kind: 'text', text: sells },
    { kind: 'note', text: `Cuando lo atiendas: npm run shop -- leads close ${folio} --note "Qué acordaron".` },
  ],
  reason: 'Recibes este correo porque es el correo de contacto de la tienda.',
});
