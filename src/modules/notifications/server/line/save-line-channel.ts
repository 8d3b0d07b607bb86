import {
  lineSettings,
  type LineChannelChange,
} from '#modules/notifications/contract/line-channel.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findChannel } from '../channels/channels.queries.ts';
import { checkChange, problemIf } from '../channels/check-change.ts';
import { saveChannel } from '../channels/save-channel.ts';
import { describeLineChannel } from './line-channel.queries.ts';
import { openLineSecrets } from './line-secrets.ts';

/** Stores how the company sends on Line. */
export async function saveLineChannel(
  tx: Transaction,
  scope: Scope,
  { change, secrets }: { change: LineChannelChange } & Pick<Context, 'secrets'>,
): Promise<void> {
  const current = await describeLineChannel(tx, scope, { secrets });
  const { enabled, per_minute, token, secret, updated_at: seen, ...settings } = change;
  const stored = openLineSecrets(secrets, await findChannel(tx, scope, 'Line'));
  const credentials = { token: token ?? stored.token, secret: secret ?? stored.secret };
  // A token is sent only to the address it was given for.
  const needsAgain = current.has_token && current.url !== settings.url && token === undefined;
  const isMissing = (text: string) => enabled && text === '';
  checkChange({
    seen,
    current,
    problems: [
      ...problemIf(isMissing(credentials.token), 'token', 'line_field_required'),
      ...problemIf(isMissing(credentials.secret), 'secret', 'line_field_required'),
      ...problemIf(isMissing(settings.basic_id), 'basic_id', 'line_field_required'),
      ...problemIf(needsAgain, 'token', 'token_again'),
    ],
  });
  const before = { ...lineSettings.strip().parse(current), enabled: current.enabled };
  const isBlank = credentials.token === '' && credentials.secret === '';
  await saveChannel(tx, scope, {
    channel: 'Line',
    values: { enabled, per_minute, settings },
    secret: isBlank ? '' : JSON.stringify(credentials),
    before: seen === null ? undefined : { ...before, per_minute: current.per_minute },
    secrets,
  });
}
