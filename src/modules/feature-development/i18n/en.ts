import type { Texts } from '#platform/contract/texts/texts.ts';
import { fieldsEn } from './fields.en.ts';
import { activityEn } from './activity.en.ts';
import { checklistsEn } from './checklists.en.ts';
import { commentsEn } from './comments.en.ts';
import { filesEn } from './files.en.ts';
import { flowEn } from './flow.en.ts';
import { recordsEn } from './records.en.ts';
import { relationsEn } from './relations.en.ts';
import { stageSettingsEn } from './stage-settings.en.ts';
import { stagesEn } from './stages.en.ts';
import type { th } from './th.ts';

/** Texts of feature development in English. */
export const en = {
  ...recordsEn,
  ...stagesEn,
  ...stageSettingsEn,
  inbox: commentsEn.inbox,
  flow: flowEn,
  relations: relationsEn.relations,
  workspace: {
    ...stagesEn.workspace,
    ...checklistsEn.workspace,
    ...filesEn.workspace,
    ...commentsEn.workspace,
    ...activityEn.workspace,
  },
  fields: fieldsEn,
  actions: {
    edit: 'Edit',
    delete: 'Delete',
    back: 'Back',
    retry: 'Retry',
  },
  permissions: {
    title: 'Feature development',
    read: 'See value streams, SOPs and SOWs with their history and figures, and approve stages as their named approver',
    write: 'Create and change value streams, SOPs and SOWs, with checklists, files and comments',
    move: 'Start, complete, edit, assign and roll back stages of SOWs',
    delete: 'Delete value streams, SOPs and SOWs',
    configure: 'Set what each stage requires, and override it with a reason',
  },
  errors: {
    ...recordsEn.errors,
    ...relationsEn.errors,
    ...stagesEn.errors,
    ...checklistsEn.errors,
    ...filesEn.errors,
    ...commentsEn.errors,
  },
  events: {
    ...recordsEn.events,
    ...relationsEn.events,
    ...stagesEn.events,
    ...stageSettingsEn.events,
    ...checklistsEn.events,
    ...filesEn.events,
    ...commentsEn.events,
  },
} satisfies Texts<typeof th>;
