import type { ChecklistTemplate } from '#modules/feature-development/contract/checklist-templates.ts';
import type { StageGate } from '#modules/feature-development/contract/stage-settings.ts';
import { phaseOf } from '#modules/feature-development/contract/stage-order.ts';
import { Tags } from '#platform/web/feedback/tags.tsx';
import textClasses from '#platform/web/page/text.module.css';
import type { Column } from '#platform/web/table/columns.ts';
import type { TrackingTexts } from '../texts.ts';
import { numberColumn } from '../records/common-columns.tsx';
import { PhaseCell } from '../records/terms.tsx';
import { stageName } from '../stages/stage-name.ts';

export interface StageSettings {
  readonly id: number;
  readonly gate: StageGate;
  /** None while the stage begins without a checklist. */
  readonly template: ChecklistTemplate | undefined;
}

export function stageColumns(t: TrackingTexts): Column<StageSettings, never>[] {
  return [
    numberColumn(t),
    {
      id: 'name',
      header: t('fields.stage'),
      names: true,
      cell: ({ id }) => stageName(t, id),
    },
    {
      id: 'phase',
      header: t('fields.phase'),
      cell: ({ id }) => <PhaseCell phase={phaseOf(id)} />,
    },
    {
      id: 'gate',
      header: t('stage_settings.gate'),
      cell: ({ gate }) =>
        asks(t, gate).length === 0 ? (
          <span className={textClasses.dimmed}>{t('stage_settings.asks_nothing')}</span>
        ) : (
          <Tags names={asks(t, gate)} />
        ),
    },
    {
      id: 'template',
      header: t('stage_settings.template'),
      cell: ({ template }) =>
        template === undefined || template.tables.length === 0 ? (
          <span className={textClasses.dimmed}>{t('stage_settings.no_template')}</span>
        ) : (
          t('stage_settings.template_words', {
            number: template.version,
            count: template.tables.reduce((sum, { rows }) => sum + rows.length, 0),
          })
        ),
    },
  ];
}

function asks(t: TrackingTexts, gate: StageGate): string[] {
  const { checklist_done, file_present, approver_id, approver } = gate;
  return [
    checklist_done && t('stage_settings.asks_checklist'),
    file_present && t('stage_settings.asks_file'),
    approver_id !== null && t('stage_settings.asks_approval', { name: approver ?? '' }),
  ].filter((text) => text !== false);
}
