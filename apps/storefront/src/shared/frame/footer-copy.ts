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
      title: 'Compra y vende',
      links: [
        { label: 'Ofertas', href: '/c/ofertas/' },
        { label: 'Tiendas oficiales', href: '/tiendas' },
        { label: 'Mesa de regalos', href: '/Mesa-de-Regalos' },
        { label: 'Vende en internet', href: '/l/vender-en-internet' },
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
      ],
    },
  ],
  payments: 'Paga como quieras',
  payment: [
    { icon: 'card', label: 'Crédito' },
    { icon: 'card', label: 'Débito' },
    { icon: 'store', label: 'OXXO' },
    { icon: 'bank', label: 'SPEI' },
    { icon: 'calendar', label: 'MSI' },
  ] satisfies { icon: IconName; label: string }[],
  certifications: 'Compra segura',
  certification: ['Conexión cifrada', 'Datos protegidos'],
  apps: 'Descarga la app',
  app: { android: 'Para Android', ios: 'Para iPhone', huawei: 'Para Huawei' },
  social: 'Síguenos',
  network: { facebook: 'Facebook', instagram: 'Instagram', x: 'X', youtube: 'YouTube', tiktok: 'TikTok' },
  whatsapp: 'Escríbenos por WhatsApp',
  newsletter: {
    title: 'Entérate antes que nadie',
    text: 'Ofertas y novedades, una vez por semana.',
    email: 'Tu correo electrónico',
    gender: 'Ofertas para',
    women: 'Ella',
    men: 'Él',
    submit: 'Suscribirme',
  },
  disclaimer:
    'Promociones válidas solo en productos participantes. Los precios pueden cambiar sin previo aviso. Vigencia hasta agotar existencias.',
  rights: (company: string) => `© ${company} · Precios en pesos mexicanos (MXN), con IVA incluido.`,
} as const;
