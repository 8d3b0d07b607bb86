import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { CHANNELS } from './channel-names.ts';
import { eventKey } from './events.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'notifications:errors.time_invalid');

/** A topic is a module or a feature; without it the whole channel is muted, without a channel the topic on all. */
const mute = z.strictObject({
  topic: eventKey.nullable(),
  channel: z.enum(CHANNELS).nullable(),
});

/** What a person does not want, and when; never true of settings marked critical. */
export const preferences = z.strictObject({
  mutes: z.array(mute).max(500),
  /** In Thailand; messages wait until `to`. */
  quiet: z
    .strictObject({
      from: time,
      to: time,
      channels: z.array(z.enum(CHANNELS)).min(1, 'notifications:errors.channel_required'),
    })
    .nullable(),
});

export type Preferences = z.output<typeof preferences>;

export const NOTIFICATION_PREFERENCES = 'notification_preferences';

export const preferenceEvents = defineEvents('notifications', ['preferences_changed']);

export const getPreferencesRoute = defineRoute({
  method: 'GET',
  path: '/v1/notification-preferences',
  access: 'member',
  summary: "The caller's muted topics and channels, and quiet hours",
  answers: { 200: data(preferences) },
});

export const changePreferencesRoute = defineRoute({
  method: 'PUT',
  path: '/v1/notification-preferences',
  access: 'member',
  summary: 'Change them',
  body: preferences,
  answers: { 200: data(preferences) },
});
