import {
  smsChannel,
  smsSettings,
  type SmsChannelChange,
} from '#modules/notifications/contract/sms-channel.ts';
import { errors, type FieldProblem } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { saveChannel } from '../channels/save-channel.ts';
import { composeSms } from './compose-sms.ts';
import { describeSmsChannel } from './sms-channel.queries.ts';

/** Stores how the company sends SMS. */
export async function saveSmsChannel(
  tx: Transaction,
  scope: Scope,
  { change, secrets }: { change: SmsChannelChange } & Pick<Context, 'secrets'>,
): Promise<void> {
  const current = await describeSmsChannel(tx, scope);
  if (current.updated_at !== change.updated_at) {
    throw errors.conflict({ current: smsChannel.parse(current) });
  }
  const { enabled, per_minute, secret, updated_at: _seen, ...settings } = change;
  // A secret is sent only to the gateway it was given for.
  const isElsewhere = current.url !== settings.url || current.preset !== settings.preset;
  const needsAgain = current.has_secret && isElsewhere && secret === undefined;
  const problems = [
    ...(enabled ? missingParts(settings) : []),
    ...templateProblems(settings),
    ...(needsAgain ? [problem('secret', 'secret_again')] : []),
  ];
  if (problems.length > 0) throw errors.validation_failed({ fields: problems });
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
  return needed[settings.preset]
    .filter((field) => settings[field] === '')
    .map((field) => problem(field, 'sms_field_required'));
}

function templateProblems(settings: Settings): FieldProblem[] {
  if (settings.preset !== 'generic' || settings.body === '') return [];
  try {
    composeSms(settings, { to: '', message: '"\n', secret: '' });
    return [];
  } catch {
    return [problem('body', 'body_invalid')];
  }
}

const problem = (path: string, name: string): FieldProblem => ({
  path,
  code: `notifications:errors.${name}`,
});
