import { formatMoney } from '@tianguis/domain';
import type { IconName } from '@tianguis/ui';

/** Words and links of the footer (UI-12). */
export const footerCopy = {
  promises: 'Por qué comprar aquí',
  promise: (freeShippingFrom: number): { icon: IconName; title: string; text: string }[] => [
    {
      icon: 'truck',
      title: `Envío gratis desde ${formatMoney(freeShippingFrom)}`,
      text: 'A todo México, con guía para seguir tu paquete.',
    },
    { icon: 'card', title: 'Meses sin intereses', text: 'Con las tarjetas participantes, sin letras chiquitas.' },
    { icon: 'return', title: '30 días para devolver', text: 'Si no era lo que esperabas, te ayudamos.' },
    { icon: 'shield', title: 'Compra protegida', text: 'Recibes lo que pediste o te devolvemos tu dinero.' },
  ],
  columns: [
    {
      title: 'Ayuda',
      links: [
        { label: 'Servicio al cliente', href: '/servicio-cliente' },
        { label: 'Contacto', href: '/contacto' },
        { label: 'Preguntas frecuentes', href: '/l/faqs/' },
        { label: 'Cancelaciones', href: '/necesitas-ayuda/FAQCancelaciones1' },
        { label: 'Devoluciones', href: '/necesitas-ayuda/FAQDevolucion' },
        { label: 'Formas de pago', href: '/formas-pago' },
      ],
    },
    {
      title: 'Comprar',
      links: [
        { label: 'Ofertas', href: '/c/ofertas/' },
        { label: 'Tiendas oficiales', href: '/tiendas' },
        { label: 'Todas las categorías', href: '/categoria' },
      ],
    },
    {
      title: 'Legales',
      links: [
        { label: 'Aviso de privacidad', href: '/aviso-privacidad' },
        { label: 'Términos y condiciones', href: '/terminos-y-condiciones' },
        { label: 'Política de reembolso', href: '/politica-reembolso' },
        { label: 'Política de devoluciones', href: '/politica-devoluciones' },
        { label: 'Política de garantía', href: '/politica-garantia' },
        { label: 'Garantía de los productos', href: '/garantia-productos' },
      ],
    },
  ],
  payments: 'Paga como quieras',
  payment: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    oxxo: 'Efectivo en OXXO',
    spei: 'Transferencia SPEI',
    msi: 'Meses sin intereses',
  },
  certifications: 'Certificaciones',
  apps: 'Descarga la app',
  app: { android: 'Para Android', ios: 'Para iPhone', huawei: 'Para Huawei' },
  social: 'Síguenos',
  network: { facebook: 'Facebook', instagram: 'Instagram', x: 'X', youtube: 'YouTube', tiktok: 'TikTok' },
  whatsapp: 'Escríbenos por WhatsApp',
  contact: 'Escríbenos',
  newsletter: {
    title: 'Entérate antes que nadie',
    text: 'Ofertas y novedades, una vez por semana.',
    email: 'Tu correo electrónico',
    gender: 'Ofertas para',
    women: 'Ella',
    men: 'Él',
    submit: 'Suscribirme',
    /** The specification's own words (VA-02). */
    answers: {
      required: 'Por favor ingresa un correo electrónico',
      format: 'El formato de correo electrónico es inválido',
      failed: 'Por favor intenta más tarde.',
      busy: 'Por favor intenta más tarde. Recibimos muchas suscripciones seguidas; tu correo sigue aquí.',
      sent: 'se ha enviado correctamente',
    },
  },
  disclaimer:
    'Promociones válidas solo en productos participantes. Los precios pueden cambiar sin previo aviso. Vigencia hasta agotar existencias.',
  rights: (company: string) => `© ${company} · Precios en pesos mexicanos (MXN), con IVA incluido.`,
} as const;
