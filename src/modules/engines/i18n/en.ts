import type { Texts } from '#platform/contract/texts/texts.ts';
import { fieldsEn } from './fields.en.ts';
import { screensEn } from './engines.en.ts';
import type { th } from './th.ts';

export const en = {
  ...screensEn,
  fields: fieldsEn,
  permissions: {
    title: 'Engines',
    read: 'See engines and what uses them, and check whether one can serve a feature',
    write: 'Create and change engines, sub-functions and files',
    use: 'Report that an engine was used, for programs that run it',
    delete: 'Delete engines',
  },
  inbox: {
    deprecated: 'The engine {{name}} ({{code}}) was deprecated',
    deactivated: 'The engine {{name}} ({{code}}) was deactivated',
  },
  errors: {
    sub_function_required: 'Enter the name of the sub-function',
    sub_function_taken: 'The engine has a sub-function of this name already',
    attachments_full: 'No more than {{limit}} files can be attached',
    attachment_missing: 'No file arrived. Please choose it again.',
    attachment_name_invalid:
      'The file has a name that cannot be used. Please rename it and try again.',
    sub_functions_full: 'There are {{limit}} sub-functions already, which is the most',
    code_required: 'Enter the engine code',
    code_taken: 'Another engine has this code already',
    name_required: 'Enter the engine name',
    type_required: 'Choose the type of the engine',
    status_required: 'Choose a status',
    feature_required: 'Enter the code of the feature',
    replacement_unfit: 'The replacement must be another engine that is active',
    replacement_or_last_day_one:
      '{{count}} record uses this engine: name what to use instead, or the last day of use',
    replacement_or_last_day_other:
      '{{count}} records use this engine: name what to use instead, or the last day of use',
    uses_not_seen_one:
      '{{count}} record uses this engine by now. Load the page again and look at it first.',
    uses_not_seen_other:
      '{{count}} records use this engine by now. Load the page again and look at them first.',
    move_not_allowed: 'The status cannot go from “{{from}}” to “{{to}}”',
    in_use_one: 'It cannot be deleted: {{count}} record uses this engine: {{names}}',
    in_use_other: 'It cannot be deleted: {{count}} records use this engine: {{names}}',
    replaces_others_one:
      'It cannot be deleted: it is the replacement of {{count}} deprecated engine: {{names}}',
    replaces_others_other:
      'It cannot be deleted: it is the replacement of {{count}} deprecated engines: {{names}}',
  },
  events: {
    created: 'Engine created',
    updated: 'Engine changed',
    deprecated: 'Engine deprecated',
    deactivated: 'Engine deactivated',
    deleted: 'Engine deleted',
    uses_changed: 'Uses of engines changed',
    sub_function_added: 'Sub-function added',
    sub_function_changed: 'Sub-function changed',
    sub_function_removed: 'Sub-function removed',
    usage_reported: 'Use of an engine reported',
    attachment_added: 'File attached to an engine',
    attachment_removed: 'File removed from an engine',
  },
  messages: {
    created: 'Engine created',
    updated: 'Engine saved',
    restored: 'The logic of version {{number}} is in use again',
    sub_function_saved: 'Sub-function saved',
    usage_reported: 'Use recorded',
    attachment_added: 'File attached',
  },
  statuses: {
    active: 'Active',
    inactive: 'Inactive',
    draft: 'Draft',
    deprecated: 'Deprecated',
  },
  refusals: {
    feature_unknown: 'The catalogue has no feature of this code',
    module_unknown: 'The feature is not in this module',
    field_unknown: 'The feature has no such fields: {{names}}',
    engine_draft: 'The engine is still a draft and must be activated first',
    engine_inactive: 'The engine is inactive',
    engine_deprecated: 'The engine is deprecated and takes on no new feature',
    engine_retired: 'The last day on which the engine may be used has passed',
    logic_missing: 'The engine has no logic yet',
  },
} satisfies Texts<typeof th>;
