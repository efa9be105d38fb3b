/** The part of the shop's configuration that the frame shows on every page. */
import type { ShopConfig } from '@tianguis/config';

export interface FrameData {
  name: string;
  legalName: string;
  freeShippingThreshold: number;
  bar: { label: string; href: string }[];
  contact: ShopConfig['contact'];
  social: ShopConfig['social'];
  apps: ShopConfig['apps'];
}

export function frameData(config: ShopConfig): FrameData {
  const credit = config.creditModule.enabled
    ? [{ label: config.creditModule.label, href: `/credito-${config.creditModule.product}/beneficios` }]
    : [];
  return {
    name: config.name,
    legalName: config.legalName,
    freeShippingThreshold: config.freeShippingThreshold,
    bar: [...credit, ...config.menu.bar],
    contact: config.contact,
    social: config.social,
    apps: config.apps,
  };
}
