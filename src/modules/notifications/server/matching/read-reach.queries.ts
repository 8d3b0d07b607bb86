import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { enabledChannels } from '../channels/channels.queries.ts';
import { findBounced } from '../email/bounces.queries.ts';
import { findLineAccounts } from '../line/line-links.queries.ts';
import { findPreferences } from '../preferences/preferences.queries.ts';
import type { Recipient } from './find-recipients.ts';

interface Wanted {
  readonly recipients: readonly Recipient[];
  readonly channels: readonly Channel[];
}

/** What decides where these people are reached on these channels, and whether they want to be. */
export async function readReach(
  tx: Transaction,
  company: Pick<Scope, 'companyId'>,
  { recipients, channels }: Wanted,
) {
  const users = recipients.flatMap(({ user_id }) => user_id ?? []);
  const addresses = recipients.flatMap(({ email }) => email ?? []);
  return {
    recipients,
    channels,
    enabled: await enabledChannels(tx, company),
    preferences: await findPreferences(tx, company, users),
    lineAccounts: await findLineAccounts(tx, company, { channels, users }),
    bounced: await findBounced(tx, company, { channels, addresses }),
  };
}
