/** Calls that delete an account (AP-07, RL-05), and export what the shop keeps about its customer. */

import type { DeletionNoticeReply, DeletionReply, ExportReply } from '../../accounts/personal-data.ts';
import { apiPaths } from '../../paths.ts';
import type { CallOptions } from '../transport/call-content.ts';
import type { Send } from '../transport/send.ts';

export function createPersonalDataCalls(send: Send) {
  const as = (bearer: string, call?: CallOptions) => ({ ...call, credentials: { bearer } });
  return {
    /** What deleting an account erases, and what the law keeps. */
    deletionNotice: (call?: CallOptions) => send<DeletionNoticeReply>(apiPaths.deleteAccount, {}, call),
    /** AP-07. The session has to be confirmed; all of the customer's sessions end. */
    deleteAccount: (accessToken: string, call?: CallOptions) =>
      send<DeletionReply>(apiPaths.deleteAccount, { json: {} }, as(accessToken, call)),
    /** The session has to be confirmed. */
    exportData: (accessToken: string, call?: CallOptions) =>
      send<ExportReply>(apiPaths.exportData, {}, as(accessToken, call)),
  };
}
