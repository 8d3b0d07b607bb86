import type { z } from 'zod';
import type { settingInfo } from '#modules/notifications/contract/setting-info.ts';
import * as routes from '#modules/notifications/contract/settings.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';

type Info = z.input<typeof settingInfo>;

/** Creates a setting about new engines, with nothing but a name. */
export async function createSetting(
  keeper: SignedIn,
  { event = 'engines.created' }: { event?: string } = {},
): Promise<routes.Setting> {
  const { data } = await keeper.ask(routes.createSettingRoute, {
    body: {
      name: 'Engine ใหม่',
      event_id: event,
      feature_id: 'engines.engine',
      module_id: 'engines',
    },
  });
  return data;
}

/** Saves a draft that lacks nothing but recipients, and whatever else is given. */
export async function saveDraft(
  keeper: SignedIn,
  { id, info, updatedAt }: routes.Setting,
  change: Info,
): Promise<routes.Setting> {
  const complete: Info = {
    ...info,
    title: info.title === '' ? 'Engine {{name}}' : info.title,
    message: info.message === '' ? 'มี Engine ใหม่ {{code}}' : info.message,
    channels: info.channels.length === 0 ? ['System'] : info.channels,
    ...change,
  };
  const { data } = await keeper.ask(routes.changeSettingInfoRoute, {
    params: { id },
    body: { info: complete, updatedAt },
  });
  return data;
}
