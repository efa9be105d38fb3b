/** Calls of postal addresses (AP-14). Each call needs the access token in its credentials. */
import type { AddressesReply, AddressForm, AddressReply } from '../../delivery/addresses.ts';
import { apiPaths } from '../../paths.ts';
import { type CallOptions, fill } from '../transport/call-content.ts';
import { notAList } from '../transport/not-a-list.ts';
import type { Send } from '../transport/send.ts';

const found = <Reply extends { data: unknown }>(reply: Promise<Reply>) => notAList(reply, 'ADDRESS_NOT_FOUND');

export const addressCalls = (send: Send) => ({
  /** Reads all addresses, the default address first. */
  list: (call: CallOptions) => found(send<AddressesReply>(apiPaths.addresses, {}, call)),
  get: (id: string, call: CallOptions) => found(send<AddressReply>(fill(apiPaths.address, { id }), {}, call)),
  /** @throws ApiError VALIDATION_FAILED; ADDRESSES_FULL if the customer already has the maximum number */
  add: (json: AddressForm, call: CallOptions) => send<AddressReply>(apiPaths.addresses, { json }, call),
  change: (id: string, json: AddressForm, call: CallOptions) =>
    send<AddressReply>(fill(apiPaths.address, { id }), { method: 'PUT', json }, call),
  setDefault: (id: string, call: CallOptions) =>
    send<AddressReply>(fill(apiPaths.defaultAddress, { id }), { method: 'PUT' }, call),
  /** Deletes an address. It can be restored for an hour. */
  remove: (id: string, call: CallOptions) =>
    send<undefined>(fill(apiPaths.address, { id }), { method: 'DELETE' }, call),
  restore: (id: string, call: CallOptions) =>
    send<AddressReply>(fill(apiPaths.restoredAddress, { id }), { method: 'POST' }, call),
});
