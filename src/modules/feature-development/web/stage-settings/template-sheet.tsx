import { checklistLimits } from '#modules/feature-development/contract/checklist-limits.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BlankTable } from '#modules/feature-development/contract/checklist-tables.ts';
import {
  checklistTemplate,
  templateChange,
} from '#modules/feature-development/contract/checklist-templates.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { textField } from '#platform/web/form/fields.tsx';
import type { FormValues } from '#platform/web/form/form-values.ts';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import { TodayLines } from '#platform/web/page/today-lines.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { templateVersionsQuery, useSaveTemplate } from './stage-settings.api.ts';
import { texts } from '../texts.ts';
import { CsvButton } from '../checklists/csv-button.tsx';
import { stageName } from '../stages/stage-name.ts';
import type { StageSettings } from './stage-columns.tsx';
import { TablesField } from './tables-field.tsx';
import classes from './stage-settings.module.css';

type TemplateForm = ZodForm<FormValues<typeof templateChange>>;

const form = defineForm({
  body: templateChange,
  record: checklistTemplate,
  derive: () => ({ note: '' }),
  // That of the stored one takes its place, where there is one.
  prepare: (values) => ({ ...values, version: 0 }),
});

/** What a stage's checklist begins as; each saving is another version. */
export function TemplateSheet({
  record: { id: stage, template },
  ...window
}: WindowProps & { readonly record: StageSettings }) {
  const t = useTexts(texts);
  const save = useSaveTemplate();
  return (
    <RecordFormSheet
      {...window}
      title={t('stage_settings.template_of', { name: stageName(t, stage) })}
      form={form}
      stored={template}
      save={(body) => save.mutateAsync({ stage, ...body })}
      before={<p className={textClasses.hint}>{t('stage_settings.template_hint')}</p>}
      fields={{
        tables: {
          label: t('stage_settings.template'),
          input: (_props, values) => <Tables form={values} />,
          write: ({ length }) => t('stage_settings.tables', { count: length }),
        },
        note: {
          ...textField({
            label: t('stage_settings.note'),
            description: t('stage_settings.note_hint', { version: (template?.version ?? 0) + 1 }),
            maxLength: checklistLimits.note,
            compared: false,
          }),
          around: (input, values) => (
            <>
              {input}
              <Versions stage={stage} onTake={(tables) => values.setFieldValue('tables', tables)} />
            </>
          ),
        },
      }}
    />
  );
}

function Tables({ form: values }: { readonly form: TemplateForm }) {
  const t = useTexts(texts);
  const tables = values.useWatchValue('tables');
  // The field is not made again, so that the focus stays where somebody types.
  const change = (changed: BlankTable[]) =>
    values.setFieldValue('tables', changed, { forceUpdate: false });
  return (
    <>
      <TablesField value={tables} onChange={change} problems={values.errors} />
      <CsvButton
        className={classes.csv}
        label={t('stage_settings.take_csv')}
        failure={t('stage_settings.csv_failed')}
        onRead={({ tables: read, problems: [problem] }) => {
          if (problem === undefined) change([...tables, ...read]);
          else
            toast.error(t('stage_settings.csv_problem', problem), t('stage_settings.csv_failed'));
        }}
      />
    </>
  );
}

interface VersionsProps {
  readonly stage: number;
  readonly onTake: (tables: BlankTable[]) => void;
}

/** What the template was before, to be used again. */
function Versions({ stage, onTake }: VersionsProps) {
  const t = useTexts(texts);
  const { data = [] } = useQuery(templateVersionsQuery({ stage }));
  if (data.length === 0) return null;
  return (
    <details className={classes.versions}>
      <summary>{t('stage_settings.versions', { count: data.length })}</summary>
      <TodayLines
        none={null}
        lines={data.map(({ version, saved_at, saved_by, note, tables }) => ({
          id: String(version),
          name: (
            <>
              <strong>{t('workspace.files.version', { number: version })}</strong>
              {` · ${formatDateTime(saved_at)}`}
              {saved_by !== null && ` · ${saved_by}`}
              <p className={textClasses.hint}>
                {t('stage_settings.tables', { count: tables.length })}
                {note !== '' && ` · ${note}`}
              </p>
            </>
          ),
          fact: (
            <Button size="xs" variant="default" onClick={() => onTake(tables)}>
              {t('stage_settings.take_version')}
            </Button>
          ),
        }))}
      />
    </details>
  );
}
