import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { notificationPermissions } from './permissions.ts';
import { setting, settingErrors } from './settings.ts';

export const settingVersion = z.object({
  number: z.number().int(),
  created_at: instant,
  created_by_name: z.string().nullable(),
});

/** A part of a setting that two versions have differently, as JSON. */
export const settingDifference = z.object({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

const path = '/api/notification-settings/:id';
const read = notificationPermissions.name('read');
const version = z.coerce.number().int().min(1).max(1_000_000);

export const listVersionsRoute = defineRoute({
  method: 'GET',
  path: `${path}/versions`,
  access: read,
  summary: 'Every version that was in force, the newest first',
  answers: { 200: data(z.array(settingVersion)) },
});

export const compareVersionsRoute = defineRoute({
  method: 'GET',
  path: `${path}/versions/:version_no/difference`,
  access: read,
  summary: 'What differs from a version to another one; `to` left out means the draft',
  params: z.object({ id: recordId, version_no: version }),
  query: z.object({ to: version.optional() }),
  answers: { 200: data(z.array(settingDifference)) },
});

export const restoreVersionRoute = defineRoute({
  method: 'POST',
  path: `${path}/versions/:version_no/restore`,
  access: notificationPermissions.name('write'),
  summary: 'Make an earlier version the draft',
  params: z.object({ id: recordId, version_no: version }),
  refuses: [settingErrors.archived],
  answers: { 200: data(setting) },
});
