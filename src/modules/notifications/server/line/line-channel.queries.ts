import { count, eq } from 'drizzle-orm';
import {
  lineSettings,
  lineWebhookRoute,
  type LineChannel,
} from '#modules/notifications/contract/line-channel.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { describeChannel } from '../channels/describe-channel.ts';
import { openLineSecrets } from './line-secrets.ts';
import { notificationLineLinks as links } from './line.tables.ts';

/** Before anybody decides otherwise. */
const PER_MINUTE = 600;

/** How the company sends on Line. */
export async function describeLineChannel(
  tx: Transaction,
  scope: Scope,
  { secrets }: Pick<Context, 'secrets'>,
): Promise<LineChannel> {
  const { companyId, userId } = scope;
  const { row, state } = await describeChannel(tx, scope, 'Line');
  const { token, secret } = openLineSecrets(secrets, row);
  const [people] = await tx
    .select({ linked: count(), unfollowed: count(links.unfollowed_at) })
    .from(links)
    .where(eq(links.company_id, companyId));
  const [own] = await tx
    .select({ address: links.address })
    .from(links)
    .where(hasValues(links, { company_id: companyId, user_id: userId }));
  return {
    ...state,
    ...lineSettings.parse(row?.settings ?? {}),
    per_minute: row?.per_minute ?? PER_MINUTE,
    has_token: token !== '',
    has_secret: secret !== '',
    linked: people?.linked ?? 0,
    unfollowed: people?.unfollowed ?? 0,
    webhook_path: lineWebhookRoute.path.replace(':company_id', String(companyId)),
    own_address: own?.address ?? null,
    updated_at: row?.updated_at ?? null,
  };
}
