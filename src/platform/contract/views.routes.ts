import { z } from 'zod';
import { defineErrors, errors } from './errors.ts';
import { instant, recordId } from './ids.ts';
import { defineRoute } from './route.ts';
import { plainText, requiredText } from './text-fields.ts';

/** Kind of record, as events name it. */
export const SAVED_VIEW = 'saved_view';

export const viewLimits = { name: 80, list: 60, address: 2000, columns: 100 };

/** So many views of one list a person saves at most. */
export const MOST_VIEWS = 100;

export const viewErrors = defineErrors('settings', { views_full: 409 });

/** Text under which a person finds what they saved of a list. */
const name = requiredText(viewLimits.name);

/** Filters, sorting and page size, as the list writes them into its address: `?status=active&sort=-name`. */
const address = plainText(viewLimits.address);

/** The columns that are shown, by their ids. */
const columns = z.array(plainText(60)).max(viewLimits.columns);

const viewInput = z.strictObject({
  /** Name of the list, for example `engines`. */
  list: requiredText(viewLimits.list),
  name,
  /** Whether everybody in the company who may see the list finds the view there. */
  shared: z.boolean().default(false),
  address: address.default(''),
  columns: columns.default([]),
});

const viewChange = z.strictObject({
  name,
  shared: z.boolean(),
  address,
  columns,
  updated_at: instant,
});

/** What a list shows, saved under a name. */
export const savedView = z.object({
  id: recordId,
  list: z.string(),
  name: z.string(),
  shared: z.boolean(),
  address: z.string(),
  columns: z.array(z.string()),
  /** In the caller's language; null for people who are no employees. */
  owner_name: z.string().nullable(),
  /** Whether it is the caller's own. */
  is_own: z.boolean(),
  /** Whether the list opens with it for the caller. */
  is_default: z.boolean(),
  /** Whether the caller may change and delete it. */
  may_change: z.boolean(),
  created_at: instant,
  updated_at: instant,
});

export type SavedView = z.output<typeof savedView>;

export const listViewsRoute = defineRoute({
  method: 'GET',
  path: '/v1/views',
  access: 'member',
  summary: "The caller's own views of a list, and those that others share with the company",
  query: z.object({ list: requiredText(viewLimits.list) }),
  answers: { 200: z.object({ data: z.array(savedView) }) },
});

export const getViewRoute = defineRoute({
  method: 'GET',
  path: '/v1/views/:id',
  access: 'member',
  summary: "One of the caller's own views, or of those that others share",
  answers: { 200: savedView },
});

export const createViewRoute = defineRoute({
  method: 'POST',
  path: '/v1/views',
  access: 'member',
  summary: 'Save what a list shows as a view of the caller',
  body: viewInput,
  refuses: [viewErrors.views_full],
  answers: { 201: savedView },
});

export const updateViewRoute = defineRoute({
  method: 'PUT',
  path: '/v1/views/:id',
  access: 'member',
  summary: "Change a view: one's own, or a shared one with the permission `settings:manage_views`",
  body: viewChange,
  refuses: [errors.forbidden],
  answers: { 200: savedView },
});

export const deleteViewRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/views/:id',
  access: 'member',
  summary: "Delete a view: one's own, or a shared one with the permission `settings:manage_views`",
  refuses: [errors.forbidden],
  answers: { 204: z.undefined() },
});

export const chooseDefaultViewRoute = defineRoute({
  method: 'PUT',
  path: '/v1/views/:id/default',
  access: 'member',
  summary: 'Have the list open with this view for the caller, or no longer',
  body: z.strictObject({ is_default: z.boolean() }),
  answers: { 200: savedView },
});
