import { z } from 'zod';
import { data, dataPage } from '#platform/contract/envelopes.ts';
import { defineErrors, errors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { exportRoutes } from '#platform/contract/export.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { NOTIFIABLE_TYPES } from '#platform/contract/notifiable-types.ts';
import { apiPageParameters, sortedBy } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { CHANNELS } from './channel-names.ts';
import { eventKey, notificationEvent } from './events.ts';
import { notificationPermissions } from './permissions.ts';
import { settingInfo } from './setting-info.ts';
import { settingLimits } from './setting-limits.ts';
import { settingSortKeys } from './setting-sort-keys.ts';
import { settingStatuses } from './setting-status.ts';

const basics = {
  name: requiredText(settingLimits.name, 'notifications:errors.name_required'),
  description: plainText(settingLimits.description).default(''),
};

const chosen = (missing: string) => z.string(missing).trim().min(1, missing).max(100);

export const settingInput = z.strictObject({
  ...basics,
  event_id: chosen('notifications:errors.event_required'),
  feature_id: chosen('notifications:errors.feature_required'),
  module_id: chosen('notifications:errors.module_required'),
  info: settingInfo.prefault({}),
});

export type SettingInput = z.output<typeof settingInput>;

/** The `updatedAt` that the editor saw; 409 with the stored setting where somebody saved since. */
const seen = { updatedAt: instant };

export const settingChange = z.strictObject({ ...basics, ...seen });

/** The draft: another event clears its conditions, recipients and exceptions. */
export const settingInfoChange = z.strictObject({
  event_id: eventKey.optional(),
  info: settingInfo,
  ...seen,
});

export type SettingInfoChange = z.output<typeof settingInfoChange>;

/** A reason why a draft cannot come into force, at its field. */
export const settingProblem = z.object({ path: z.string(), code: z.string(), message: z.string() });

const counts = {
  sent_this_month: z.number().int(),
  sent_total: z.number().int(),
};

export const listedSetting = z.object({
  id: recordId,
  code: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.enum(settingStatuses),
  /** Of the draft; null where no module declares it any more. */
  event: notificationEvent.nullable(),
  channels: z.array(z.enum(CHANNELS)),
  /** Came with the application; a company may change it or switch it off like any other. */
  is_default: z.boolean(),
  /** The version in force; null where none ever was. */
  live_version: z.number().int().nullable(),
  has_changes: z.boolean(),
  /** Why the application switched it off, in the caller's language. */
  switched_off: z.string().nullable(),
  ...counts,
  createdAt: instant,
  updatedAt: instant,
  updated_by_name: z.string().nullable(),
});

export type ListedSetting = z.output<typeof listedSetting>;

/** What happened to the messages of a setting. */
export const settingFunnel = z.object({
  events: z.number().int(),
  recipients: z.number().int(),
  sent: z.number().int(),
  delivered: z.number().int(),
  read: z.number().int(),
  failed: z.number().int(),
  skipped: z.number().int(),
  waiting: z.number().int(),
});

export const setting = listedSetting.extend({
  info: settingInfo,
  live: z
    .object({
      version: z.number().int(),
      event: notificationEvent.nullable(),
      info: settingInfo,
      applied_at: instant,
      applied_by_name: z.string().nullable(),
    })
    .nullable(),
  /** What keeps the draft from coming into force. */
  problems: z.array(settingProblem),
  /** Whether the draft has texts in English. */
  has_english: z.boolean(),
});

export type Setting = z.output<typeof setting>;

export const NOTIFICATION_SETTING = 'notification_setting';

export const settingEvents = defineEvents('notifications', [
  'setting_created',
  'setting_changed',
  'setting_activated',
  'setting_deactivated',
  'setting_applied',
  'setting_archived',
  'setting_restored',
  'setting_switched_off',
]);

export const settingErrors = defineErrors('notifications', {
  /** The status does not lead there. */
  move_not_allowed: 409,
  archived: 409,
  not_active: 409,
  nothing_to_apply: 409,
});

export const settingFilters = {
  search: plainText(200).default(''),
  type: z.enum(NOTIFIABLE_TYPES).optional(),
  module_id: eventKey.optional(),
  feature_id: eventKey.optional(),
  event_id: eventKey.optional(),
  /** Without it all but the archived ones. */
  status: z.enum(settingStatuses).optional(),
  sort: sortedBy(settingSortKeys).default('-createdAt'),
};

export type SettingFilters = z.output<z.ZodObject<typeof settingFilters>>;

const read = notificationPermissions.name('read');
const write = notificationPermissions.name('write');
const path = '/api/notification-settings';
const one = data(setting);

export const listSettingsRoute = defineRoute({
  method: 'GET',
  path,
  access: read,
  summary: 'Settings of the company; `search` looks into code, name and description',
  query: z.object({ ...apiPageParameters({ size: settingLimits.page }), ...settingFilters }),
  answers: { 200: dataPage(listedSetting) },
});

export const settingExport = exportRoutes({
  path,
  access: read,
  what: 'the list of notification settings',
  filters: settingFilters,
});

export const getSettingRoute = defineRoute({
  method: 'GET',
  path: `${path}/:id`,
  access: read,
  summary: 'A setting: its draft, and the version in force',
  answers: { 200: one },
});

export const createSettingRoute = defineRoute({
  method: 'POST',
  path,
  access: write,
  summary: 'Create a setting; it begins as Inactive',
  body: settingInput,
  answers: { 201: one },
});

export const changeSettingRoute = defineRoute({
  method: 'PUT',
  path: `${path}/:id`,
  access: write,
  summary: 'Change name and description',
  body: settingChange,
  refuses: [settingErrors.archived, errors.conflict],
  answers: { 200: one },
});

export const changeSettingInfoRoute = defineRoute({
  method: 'PUT',
  path: `${path}/:id/info`,
  access: write,
  summary: 'Change the draft; the version in force stays until the draft is applied',
  body: settingInfoChange,
  refuses: [settingErrors.archived, errors.conflict],
  answers: { 200: one },
});

export const activateSettingRoute = defineRoute({
  method: 'PUT',
  path: `${path}/:id/active`,
  access: write,
  summary: 'Put a setting into force with its draft; 400 names what the draft lacks, at its field',
  refuses: [settingErrors.move_not_allowed],
  answers: { 200: one },
});

export const deactivateSettingRoute = defineRoute({
  method: 'PUT',
  path: `${path}/:id/inactive`,
  access: write,
  summary: 'Take a setting out of force',
  refuses: [settingErrors.move_not_allowed],
  answers: { 200: one },
});

export const applySettingRoute = defineRoute({
  method: 'POST',
  path: `${path}/:id/apply`,
  access: write,
  summary: 'Make the draft of an active setting the version in force',
  refuses: Object.values(settingErrors),
  answers: { 200: one },
});

export const archiveSettingRoute = defineRoute({
  method: 'DELETE',
  path: `${path}/:id`,
  access: write,
  summary: 'Archive an inactive setting; it stays readable',
  refuses: [settingErrors.move_not_allowed],
  answers: { 204: z.undefined() },
});

export const settingFunnelRoute = defineRoute({
  method: 'GET',
  path: `${path}/:id/funnel`,
  access: read,
  summary: 'What became of the messages of a setting, in the last 30 days',
  answers: { 200: data(settingFunnel) },
});
