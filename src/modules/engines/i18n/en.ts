import type { Texts } from '#platform/contract/texts/texts.ts';
import type { th } from './th.ts';

/** Texts of the engine registry in English. */
export const en = {
  permissions: {
    title: 'Engines',
    read: 'See engines and what uses them, and check whether one can serve a feature',
    write: 'Create and change engines, sub-functions and attachments',
    delete: 'Delete engines',
  },
  errors: {
    code_required: 'Engine code is required',
    code_taken: 'Another engine has this code already',
    name_required: 'Engine name is required',
    type_required: 'Please choose the type of the engine',
    status_required: 'Please choose a status',
    feature_required: 'The code of the feature is required',
    replacement_unfit: 'The replacement must be another engine that is active',
    move_not_allowed: 'The status cannot go from “{{from}}” to “{{to}}”',
    in_use: 'It cannot be deleted: {{count}} records use this engine: {{names}}',
    replaces_others:
      'It cannot be deleted: it is the replacement of {{count}} deprecated engines: {{names}}',
  },
  events: {
    created: 'Engine created',
    updated: 'Engine changed',
    deprecated: 'Engine deprecated',
    deleted: 'Engine deleted',
    uses_changed: 'Uses of engines changed',
  },
  messages: {
    created: 'Engine created',
    updated: 'Engine saved',
  },
  statuses: {
    active: 'Active',
    inactive: 'Inactive',
    draft: 'Draft',
    deprecated: 'Deprecated',
  },
  refusals: {
    engine_draft: 'The engine is still a draft and must be activated first',
    engine_inactive: 'The engine is inactive',
    engine_deprecated: 'The engine is deprecated and takes on no new feature',
    engine_retired: 'The last day on which the engine may be used has passed',
    logic_missing: 'The engine has no logic yet',
  },
} satisfies Texts<typeof th>;
