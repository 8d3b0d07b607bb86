import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { calendarDay, instant } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { recordRoutes } from '#platform/contract/record-routes.ts';
import { requiredText } from '#platform/contract/text-fields.ts';
import { quotaPermissions } from './permissions.ts';

/** Kind of record, as events name it. */
export const QUOTA_SEASON = 'quota_season';

export const seasonEvents = defineEvents('farmer-quotas', [
  'season_created',
  'season_updated',
  'season_deleted',
]);

export const seasonErrors = defineErrors('farmer-quotas', {
  /** Nothing in it is changed any more. */
  season_closed: 409,
  /** It has quotas. */
  season_in_use: 409,
});

export const seasonStatuses = ['open', 'closed'] as const;

const seasonFields = {
  /** For example `2569/70`. */
  name: requiredText(20),
  /** The Buddhist year in which it begins. */
  year: z
    .number()
    .int()
    .min(2400)
    .max(2699)
    .meta({ examples: [2569] }),
  starts_on: calendarDay,
  ends_on: calendarDay,
  status: z.enum(seasonStatuses).default('open'),
};

const inOrder = (given: { starts_on: string; ends_on: string }) => given.starts_on <= given.ends_on;

const ORDER = { path: ['ends_on'], message: 'farmer-quotas:errors.season_ends_early' };

export const seasonInput = z.strictObject(seasonFields).refine(inOrder, ORDER);

export const seasonChange = z
  .strictObject({ ...everyField(seasonFields), updated_at: instant })
  .refine(inOrder, ORDER);

export const season = recordOf(z.strictObject(seasonFields)).extend({
  quotas_count: z.number().int(),
});

export type Season = z.output<typeof season>;

export const seasonRoutes = recordRoutes({
  path: '/v1/quotas/seasons',
  access: {
    read: quotaPermissions.names.read,
    write: quotaPermissions.names.manage,
    delete: quotaPermissions.names.manage,
  },
  query: z.object({ ...pageParameters, status: z.enum(seasonStatuses).optional() }),
  create: seasonInput,
  change: seasonChange,
  answers: { one: season, page: page(season) },
  refuses: { delete: [seasonErrors.season_in_use] },
  summaries: {
    list: 'Seasons, the latest first',
    get: 'One season',
    create: 'Create a season',
    update: 'Change, close or reopen a season; while it is closed its quotas are only read',
    delete: 'Delete a season without quotas',
  },
});
