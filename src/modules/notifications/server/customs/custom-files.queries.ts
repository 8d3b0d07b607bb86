import { NOTIFICATION_CUSTOM } from '#modules/notifications/contract/customs.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { findAttachedFiles } from '#platform/server/attachments/attachments.queries.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

/** The files that people attached to a message. */
export const filesOfCustom = (tx: Transaction, company: Pick<Scope, 'companyId'>, id: string) =>
  findAttachedFiles(tx, company, { entity: NOTIFICATION_CUSTOM, id });

export type CustomFile = Awaited<ReturnType<typeof filesOfCustom>>[number];
