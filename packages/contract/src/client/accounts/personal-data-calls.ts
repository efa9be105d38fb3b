/** Calls that delete an account (AP-07, RL-05), and export the data that the shop stores about its customer. */
import type { DeletionNoticeReply, DeletionReply, ExportReply } from '../../accounts/personal-data.ts';
import { apiPaths } from '../../paths.ts';
import type { CallOptions } from '../transport/call-content.ts';
import type { Send } from '../transport/send.ts';

export function createPersonalDataCalls(send: Send) {
  const as = (bearer: string, call?: CallOptions) => ({ ...call, credentials: { bearer } });
  return {
    /** Describes the data that deleting an account erases, and the data that the law requires the shop to retain. */
    deletionNotice: (call?: CallOptions) => send<DeletionNoticeReply>(apiPaths.deleteAccount, {}, call),
    /**
     * AP-07. Requires a confirmed session; ends all of the customer's sessions.
     * @throws ApiError ACCOUNT_NOT_SETTLED, whose `data` is that of {@link NotSettledReply}
     */
    deleteAccount: (accessToken: string, call?: CallOptions) =>
      send<DeletionReply>(apiPaths.deleteAccount, { json: {} }, as(accessToken, call)),
    /** Requires a confirmed session. */
    exportData: (accessToken: string, call?: CallOptions) =>
      send<ExportReply>(apiPaths.exportData, {}, as(accessToken, call)),
  };
}
