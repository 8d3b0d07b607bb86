import { z } from 'zod';
import { data, dataPage } from '#platform/contract/envelopes.ts';
import { defineErrors, errors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { exportRoutes } from '#platform/contract/export.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { apiPageParameters, sortedBy } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { CHANNELS } from './channel-names.ts';
import { customChannel, customContent, missingTexts } from './custom-content.ts';
import { customLimits } from './custom-limits.ts';
import { customSortKeys, customStages } from './custom-stages.ts';
import { notificationPermissions } from './permissions.ts';
import { settingLimits } from './setting-limits.ts';
import { settingStatuses } from './setting-status.ts';
import { settingErrors, settingProblem } from './settings.ts';

const name = requiredText(settingLimits.name, 'notifications:errors.name_required');
const description = plainText(
  settingLimits.description,
  'notifications:errors.description_too_long',
);
/** Whether texts may still be missing, as they are while somebody writes. */
const is_draft = z.boolean().default(false);
const { channels, recipients, recipient_excepts, recipient_others, critical } = customContent;

export const customInput = z
  .strictObject({
    name,
    description: description.default(''),
    channels: channels.default([]),
    recipients: recipients.default([]),
    recipient_excepts: recipient_excepts.default([]),
    recipient_others: recipient_others.default([]),
    critical: critical.default(false),
    is_draft,
  })
  .superRefine((given, context) => {
    if (given.is_draft) return;
    for (const { path, code } of missingTexts(given.channels)) {
      context.addIssue({ code: 'custom', message: code, path: path.split('.') });
    }
  });

export type CustomInput = z.output<typeof customInput>;

/** With the `updatedAt` that the editor saw; 409 with the stored message where somebody saved since. */
export const customChange = z.strictObject({
  name: name.optional(),
  description: description.optional(),
  channels: channels.optional(),
  recipients: recipients.optional(),
  recipient_excepts: recipient_excepts.optional(),
  recipient_others: recipient_others.optional(),
  critical: critical.optional(),
  is_draft,
  updatedAt: instant,
});

export type CustomChange = z.output<typeof customChange>;

export const listedCustom = z.object({
  id: recordId,
  code: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.enum(settingStatuses),
  stage: z.enum(customStages),
  channels: z.array(customChannel),
  /** What became of it: one for each person and channel. */
  recipients_total: z.object({
    count: z.number().int(),
    pending: z.number().int(),
    sent: z.number().int(),
    read: z.number().int(),
    failed: z.number().int(),
    skipped: z.number().int(),
  }),
  /** When it goes out. */
  send_at: instant.nullable(),
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  created_by_name: z.string().nullable(),
  sent_by_name: z.string().nullable(),
});

export type ListedCustom = z.output<typeof listedCustom>;

export const custom = listedCustom.extend({
  recipients,
  recipient_excepts,
  recipient_others: z.array(
    z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  ),
  critical: z.boolean(),
  /** How many people it goes to, counted when it began. */
  people: z.number().int().nullable(),
  /** Whether everybody is in the outbox. */
  is_expanded: z.boolean(),
  /** What keeps it from being sent. */
  problems: z.array(settingProblem),
});

export type Custom = z.output<typeof custom>;

export const NOTIFICATION_CUSTOM = 'notification_custom';

export const customEvents = defineEvents('notifications', [
  'custom_created',
  'custom_changed',
  'custom_activated',
  'custom_deactivated',
  'custom_archived',
  'custom_scheduled',
  'custom_unscheduled',
  'custom_started',
  'custom_cancelled',
  'custom_finished',
]);

export const customErrors = defineErrors('notifications', {
  /** Only an active message is sent. */
  custom_not_active: 409,
  /** What is waiting, going out or has gone out is not edited; copy it. */
  custom_not_draft: 409,
  /** What is waiting or going out is cancelled first. */
  custom_running: 409,
  custom_not_running: 409,
  /** More people than are reached without a question, or another number than was confirmed. */
  custom_unconfirmed: 409,
});

export const customFilters = {
  /** In code, name and description. */
  search: plainText(200).default(''),
  channel: z.enum(CHANNELS).optional(),
  /** Without it all but the archived ones. */
  status: z.enum(settingStatuses).optional(),
  stage: z.enum(customStages).optional(),
  sort: sortedBy(customSortKeys).default('-createdAt'),
};

export type CustomFilters = z.output<z.ZodObject<typeof customFilters>>;

const read = notificationPermissions.name('read');
const send = notificationPermissions.name('send');
const path = '/api/notification-customs';
const one = data(custom);
const { archived, move_not_allowed: moveNotAllowed } = settingErrors;

export const listCustomsRoute = defineRoute({
  method: 'GET',
  path,
  access: read,
  summary:
    'Messages that people of the company wrote; `search` looks into code, name and description',
  query: z.object({ ...apiPageParameters({ size: customLimits.page }), ...customFilters }),
  answers: { 200: dataPage(listedCustom) },
});

export const customExport = exportRoutes({
  path,
  access: read,
  what: 'the list of customised notifications',
  filters: customFilters,
});

export const getCustomRoute = defineRoute({
  method: 'GET',
  path: `${path}/:id`,
  access: read,
  summary: 'A message with its recipients',
  answers: { 200: one },
});

export const createCustomRoute = defineRoute({
  method: 'POST',
  path,
  access: send,
  summary: 'Create a message; nothing is sent. Texts may be missing where `is_draft` says so',
  body: customInput,
  answers: { 201: one },
});

export const changeCustomRoute = defineRoute({
  method: 'PUT',
  path: `${path}/:id`,
  access: send,
  summary: 'Change a message that is neither waiting nor sent',
  body: customChange,
  refuses: [archived, customErrors.custom_not_draft, errors.conflict],
  answers: { 200: one },
});

export const duplicateCustomRoute = defineRoute({
  method: 'POST',
  path: `${path}/:id/duplicate`,
  access: send,
  summary: 'Copy a message as a new draft, without its files',
  answers: { 201: one },
});

export const sendCustomRoute = defineRoute({
  method: 'PUT',
  path: `${path}/:id/send`,
  access: send,
  summary: 'Send a message now or at a time; 400 names what it lacks, at its field',
  description:
    'Without `at` it goes out after `undo_seconds`, in which it can be cancelled as if nothing had been. ' +
    `More than ${customLimits.unconfirmed} people have to be confirmed with their number.`,
  body: z.strictObject({
    at: instant.nullable().default(null),
    undo_seconds: z.int().min(0).max(customLimits.undoAtMost).default(customLimits.undo),
    confirmed_people: z.int32().min(0).nullable().default(null),
  }),
  refuses: [
    archived,
    customErrors.custom_not_active,
    customErrors.custom_not_draft,
    customErrors.custom_unconfirmed,
  ],
  answers: { 200: one },
});

export const cancelCustomRoute = defineRoute({
  method: 'PUT',
  path: `${path}/:id/cancel`,
  access: send,
  summary:
    'Cancel: one that waits is a draft again; of one that is going out, nothing more is sent, and what went out stays sent',
  refuses: [customErrors.custom_not_running],
  answers: { 200: one },
});

export const activateCustomRoute = defineRoute({
  method: 'PUT',
  path: `${path}/:id/active`,
  access: send,
  summary: 'Make a message active, so that it can be sent',
  refuses: [moveNotAllowed],
  answers: { 200: one },
});

export const deactivateCustomRoute = defineRoute({
  method: 'PUT',
  path: `${path}/:id/inactive`,
  access: send,
  summary: 'Make a message inactive, so that nobody sends it',
  refuses: [moveNotAllowed, customErrors.custom_running],
  answers: { 200: one },
});

export const archiveCustomRoute = defineRoute({
  method: 'DELETE',
  path: `${path}/:id`,
  access: send,
  summary: 'Archive an inactive message; it stays readable',
  refuses: [moveNotAllowed],
  answers: { 204: z.undefined() },
});
