/** Calls of gift registries (RT-23). Calls of the owner need the access token in their credentials. */
import type {
  GiftChangeForm,
  GiftChangeReply,
  NewRegistryForm,
  OwnRegistriesReply,
  OwnRegistryReply,
  RegistryForm,
  RegistryItemForm,
  RegistryReply,
  RegistrySearchReply,
  RegistryThanksForm,
} from '../../orders/registries.ts';
import { apiPaths } from '../../paths.ts';
import { type CallOptions, fill } from '../transport/call-content.ts';
import type { Send } from '../transport/send.ts';

export const registryCalls = (send: Send) => ({
  own: (call: CallOptions) => send<OwnRegistriesReply>(apiPaths.registries, {}, call),
  create: (json: NewRegistryForm, call: CallOptions) => send<OwnRegistryReply>(apiPaths.registries, { json }, call),
  /** @throws ApiError REGISTRY_NOT_FOUND, also for a registry of another customer, as do all calls with an id */
  read: (id: string, call: CallOptions) => send<OwnRegistryReply>(fill(apiPaths.registry, { id }), {}, call),
  change: (id: string, json: RegistryForm, call: CallOptions) =>
    send<OwnRegistryReply>(fill(apiPaths.registry, { id }), { method: 'PUT', json }, call),
  setItem: (id: string, json: RegistryItemForm, call: CallOptions) =>
    send<OwnRegistryReply>(fill(apiPaths.registryItems, { id }), { method: 'PUT', json }, call),
  thank: (id: string, json: RegistryThanksForm, call: CallOptions) =>
    send<OwnRegistryReply>(fill(apiPaths.registryThanks, { id }), { method: 'PUT', json }, call),
  /** What the owner gets for a gift. @throws ApiError VALIDATION_FAILED with the hindrance, as `changeGift` does */
  giftChange: (id: string, regalo: string, call: CallOptions) =>
    send<GiftChangeReply>(fill(apiPaths.giftChange, { id, regalo }), {}, call),
  /** Changes a gift into balance. @throws ApiError REFUND_CHANGED if another amount was shown */
  changeGift: (id: string, regalo: string, json: GiftChangeForm, call: CallOptions) =>
    send<GiftChangeReply>(fill(apiPaths.giftChange, { id, regalo }), { json }, call),
  /** Registries whose names have all these words, and whose owners allow that. */
  search: (nombre: string, call?: CallOptions) =>
    send<RegistrySearchReply>(apiPaths.registrySearch, { query: { nombre } }, call),
  /** A registry for givers. @throws ApiError REGISTRY_NOT_FOUND; TOO_MANY_REQUESTS after many wrong codes */
  open: (codigo: string, call?: CallOptions) => send<RegistryReply>(apiPaths.openRegistry, { json: { codigo } }, call),
});
