import type { ApiDescription } from '#platform/contract/api-description.ts';
import { activityEntry } from './activity.ts';
import { checklistTemplate, templateChange } from './checklist-templates.ts';
import { checklistRow, checklistTable, givenTable } from './checklist-tables.ts';
import { comment } from './comments.ts';
import { stageFile } from './files.ts';
import { flowAnalytics, boardCard, boardColumn, myWorkItem, timelineLine } from './flow.ts';
import { relationInput, sowRelations } from './relations.ts';
import { sopInput, sopChange, sop } from './sops.ts';
import { sowInput, sowChange, sowEdit, listedSow, sow } from './sows.ts';
import { stageGate, stageGateChange, missingThing } from './stage-settings.ts';
import {
  stageRecord,
  stageStart,
  stageCompletion,
  stageEdit,
  stageAssignment,
  stageRollback,
} from './stages.ts';
import {
  valueStreamInput,
  valueStreamChange,
  valueStreamEdit,
  valueStream,
} from './value-streams.ts';

export const featureDevelopmentApi: ApiDescription = {
  groups: [
    {
      name: 'Feature development',
      description:
        'Value streams, SOPs and SOWs on their way through the stages, with checklists, files and comments.',
      paths: ['feature-development', 'sops', 'sows', 'value-streams'],
    },
  ],
  schemas: {
    ActivityEntry: activityEntry,
    ChecklistTemplate: checklistTemplate,
    TemplateChange: templateChange,
    ChecklistRow: checklistRow,
    ChecklistTable: checklistTable,
    GivenTable: givenTable,
    Comment: comment,
    StageFile: stageFile,
    FlowAnalytics: flowAnalytics,
    BoardCard: boardCard,
    BoardColumn: boardColumn,
    MyWorkItem: myWorkItem,
    TimelineLine: timelineLine,
    SopInput: sopInput,
    SopChange: sopChange,
    Sop: sop,
    SowInput: sowInput,
    SowChange: sowChange,
    SowEdit: sowEdit,
    ListedSow: listedSow,
    Sow: sow,
    SowRelations: sowRelations,
    RelationInput: relationInput,
    StageGate: stageGate,
    StageGateChange: stageGateChange,
    MissingThing: missingThing,
    StageRecord: stageRecord,
    StageStart: stageStart,
    StageCompletion: stageCompletion,
    StageEdit: stageEdit,
    StageAssignment: stageAssignment,
    StageRollback: stageRollback,
    ValueStreamInput: valueStreamInput,
    ValueStreamChange: valueStreamChange,
    ValueStreamEdit: valueStreamEdit,
    ValueStream: valueStream,
  },
};
