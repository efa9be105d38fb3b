export { type MercadoPagoAccess, mercadoPagoProvider } from './mercado-pago-provider.ts';
