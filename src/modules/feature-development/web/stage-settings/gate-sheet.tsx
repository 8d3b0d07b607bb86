import { Checkbox } from '@mantine/core';
import { Suspense } from 'react';
import { EmployeeSelect } from '#modules/directory/web/public.ts';
import {
  stageGate,
  stageGateChange,
} from '#modules/feature-development/contract/stage-settings.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { Field } from '#platform/web/form/form-fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { useSetGate } from './stage-settings.api.ts';
import { texts } from '../texts.ts';
import { stageName } from '../stages/stage-name.ts';
import type { StageSettings } from './stage-columns.tsx';

const form = defineForm({ body: stageGateChange, record: stageGate });

export function GateSheet({
  record: { id: stage, gate },
  ...window
}: WindowProps & { readonly record: StageSettings }) {
  const t = useTexts(texts);
  const set = useSetGate();
  const { approver_id, approver } = gate;
  const box = (name: 'checklist_done' | 'file_present') =>
    ({
      label: t(`stage_settings.${name}`),
      isTicked: true,
      input: (props) => <Checkbox {...props} />,
      write: (required: boolean) =>
        t(required ? 'stage_settings.asked' : 'stage_settings.not_asked'),
    }) satisfies Field<object, boolean>;
  return (
    <RecordFormSheet
      {...window}
      title={t('stage_settings.gate_of', { name: stageName(t, stage) })}
      form={form}
      stored={gate}
      save={(body) => set.mutateAsync({ stage, ...body })}
      before={<p className={textClasses.hint}>{t('stage_settings.gate_hint')}</p>}
      fields={{
        checklist_done: box('checklist_done'),
        file_present: box('file_present'),
        approver_id: {
          label: t('fields.approver'),
          input: (props) => (
            <Suspense>
              <EmployeeSelect
                {...props}
                description={t('stage_settings.approver_hint')}
                present={
                  approver_id === null || approver === null
                    ? null
                    : { id: approver_id, name: approver }
                }
              />
            </Suspense>
          ),
          write: (id) => {
            if (id === null) return undefined;
            return id === approver_id && approver !== null
              ? approver
              : t('stage_settings.another_approver');
          },
        },
      }}
    />
  );
}
