/** Texts of the footer. Texts of the parts in its slots are in their features. */
export const footerCopy = {
  certifications: 'Certificaciones',
  apps: 'Descarga la app',
  app: { android: 'Para Android', ios: 'Para iPhone', huawei: 'Para Huawei' },
  social: 'Síguenos',
  network: { facebook: 'Facebook', instagram: 'Instagram', x: 'X', youtube: 'YouTube', tiktok: 'TikTok' },
  whatsapp: 'Escríbenos por WhatsApp',
  contact: 'Escríbenos',
} as const;
