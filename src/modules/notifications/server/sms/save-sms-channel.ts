import { smsSettings, type SmsChannelChange } from '#modules/notifications/contract/sms-channel.ts';
import type { FieldProblem } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { checkChange, problemIf } from '../channels/check-change.ts';
import { saveChannel } from '../channels/save-channel.ts';
import { composeSms } from './compose-sms.ts';
import { describeSmsChannel } from './sms-channel.queries.ts';

/** Stores how the company sends SMS. */
export async function saveSmsChannel(
  tx: Transaction,
  scope: Scope,
  { change, secrets }: { change: SmsChannelChange } & Pick<Context, 'secrets'>,
): Promise<void> {
  const current = await describeSmsChannel(tx, scope, { secrets });
  const { enabled, per_minute, secret, updated_at: seen, ...settings } = change;
  // A secret is sent only to the gateway it was given for.
  const isElsewhere = current.url !== settings.url || current.preset !== settings.preset;
  const needsAgain = current.has_secret && isElsewhere && secret === undefined;
  const problems = [
    ...(enabled ? missingParts(settings) : []),
    ...problemIf(!isComposable(settings), 'body', 'body_invalid'),
    ...problemIf(needsAgain, 'secret', 'secret_again'),
  ];
  checkChange({ seen, current, problems });
  const before = { ...smsSettings.strip().parse(current), enabled: current.enabled };
  await saveChannel(tx, scope, {
    channel: 'SMS',
    values: { enabled, per_minute, settings },
    secret,
    before: current.updated_at === null ? undefined : { ...before, per_minute: current.per_minute },
    secrets,
  });
}

type Settings = Parameters<typeof composeSms>[0];

function missingParts(settings: Settings): FieldProblem[] {
  const needed = {
    twilio: ['account', 'sender'],
    generic: ['url', 'body'],
  } as const satisfies Record<Settings['preset'], (keyof Settings)[]>;
  return needed[settings.preset].flatMap((field) =>
    problemIf(settings[field] === '', field, 'sms_field_required'),
  );
}

function isComposable(settings: Settings): boolean {
  if (settings.preset !== 'generic' || settings.body === '') return true;
  try {
    composeSms(settings, { to: '', message: '"\n', secret: '', receiptUrl: '' });
    return true;
  } catch {
    return false;
  }
}
