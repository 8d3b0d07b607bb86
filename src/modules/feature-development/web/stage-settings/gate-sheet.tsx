import { Checkbox } from '@mantine/core';
import { Suspense } from 'react';
import type { z } from 'zod';
import { EmployeeSelect } from '#modules/directory/web/public.ts';
import {
  stageGate,
  stageGateChange,
  type StageGate,
} from '#modules/feature-development/contract/stage-settings.ts';
import { FormSheet } from '#platform/web/form/form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSetGate } from './stage-settings.api.ts';
import { texts } from '../texts.ts';
import classes from './stage-settings.module.css';

const rules = stageGateChange.omit({ version: true });
type GateValues = z.output<typeof rules>;

const valuesOf = ({ checklist_done, file_present, approver_id }: StageGate): GateValues => ({
  checklist_done,
  file_present,
  approver_id,
});

interface GateSheetProps {
  readonly gate: StageGate;
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What a stage asks for before it can be completed. */
export function GateSheet({ gate, title, opened, onClose }: GateSheetProps) {
  const t = useTexts(texts);
  const set = useSetGate();
  const { stage_number: stage, approver, approver_id } = gate;
  return (
    <FormSheet<GateValues, StageGate>
      opened={opened}
      onClose={onClose}
      title={title}
      schema={rules}
      initialValues={valuesOf(gate)}
      save={(changed, stored = gate) =>
        set.mutateAsync({ stage, version: stored.version, ...changed })
      }
      editing={{
        stored: gate,
        schema: stageGate,
        toValues: valuesOf,
        labels: {
          checklist_done: t('stage_settings.checklist_done'),
          file_present: t('stage_settings.file_present'),
          approver_id: t('stage_settings.approver'),
        },
        write: (_field, value) => {
          if (typeof value === 'boolean') {
            return t(value ? 'stage_settings.asked' : 'stage_settings.not_asked');
          }
          if (value === null) return undefined;
          return value === approver_id && approver !== null
            ? approver
            : t('stage_settings.another_approver');
        },
      }}
    >
      {(form) => (
        <>
          <p className={classes.hint}>{t('stage_settings.gate_hint')}</p>
          <Checkbox
            key={form.key('checklist_done')}
            {...form.getInputProps('checklist_done', { type: 'checkbox' })}
            label={t('stage_settings.checklist_done')}
          />
          <Checkbox
            key={form.key('file_present')}
            {...form.getInputProps('file_present', { type: 'checkbox' })}
            label={t('stage_settings.file_present')}
          />
          <Suspense>
            <EmployeeSelect
              label={t('stage_settings.approver')}
              description={t('stage_settings.approver_hint')}
              present={
                approver_id === null || approver === null
                  ? null
                  : { id: approver_id, name: approver }
              }
              error={form.errors['approver_id']}
              onChange={(id) => form.setFieldValue('approver_id', id)}
            />
          </Suspense>
        </>
      )}
    </FormSheet>
  );
}
