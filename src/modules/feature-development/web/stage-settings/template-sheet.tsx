import { Button, FileButton, TextInput } from '@mantine/core';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { blankTables, type BlankTable } from '#modules/feature-development/contract/checklists.ts';
import {
  checklistTemplate,
  type ChecklistTemplate,
} from '#modules/feature-development/contract/checklist-templates.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { FormSheet } from '#platform/web/form/form-sheet.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import {
  templateVersionsQuery,
  usePreviewChecklist,
  useSaveTemplate,
} from './stage-settings.api.ts';
import { texts } from '../texts.ts';
import { TablesField } from './tables-field.tsx';
import classes from './stage-settings.module.css';

interface TemplateValues {
  tables: BlankTable[];
  note: string;
}

const NOTE_LENGTH = 500;
const rules = z.object({ tables: blankTables, note: plainText(NOTE_LENGTH) });

const valuesOf = ({ tables }: ChecklistTemplate): TemplateValues => ({ tables, note: '' });

interface TemplateSheetProps {
  readonly stage: number;
  readonly title: string;
  /** The one in force; none while the stage begins without a checklist. */
  readonly template: ChecklistTemplate | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What a stage's checklist begins as; each saving is another version. */
export function TemplateSheet({ stage, title, template, opened, onClose }: TemplateSheetProps) {
  const t = useTexts(texts);
  const save = useSaveTemplate();
  return (
    <FormSheet<TemplateValues, ChecklistTemplate>
      opened={opened}
      onClose={onClose}
      title={title}
      schema={rules}
      initialValues={template === undefined ? { tables: [], note: '' } : valuesOf(template)}
      save={(values, stored = template) =>
        save.mutateAsync({ stage, version: stored?.version ?? 0, ...values })
      }
      editing={
        template && {
          stored: template,
          schema: checklistTemplate,
          toValues: valuesOf,
          labels: { tables: t('stage_settings.template') },
          write: (_field, value) =>
            t('stage_settings.tables', { count: Array.isArray(value) ? value.length : 0 }),
        }
      }
    >
      {(form) => (
        <>
          <p className={classes.hint}>{t('stage_settings.template_hint')}</p>
          <Tables form={form} />
          <TextInput
            key={form.key('note')}
            {...form.getInputProps('note')}
            label={t('stage_settings.note')}
            description={t('stage_settings.note_hint', { version: (template?.version ?? 0) + 1 })}
            maxLength={NOTE_LENGTH}
          />
          <Versions stage={stage} onTake={(tables) => form.setFieldValue('tables', tables)} />
        </>
      )}
    </FormSheet>
  );
}

function Tables({ form }: { readonly form: ZodForm<TemplateValues> }) {
  const t = useTexts(texts);
  const tables = form.useWatchValue('tables');
  const preview = usePreviewChecklist();
  const take = (file: File | null) => {
    if (file === null) return;
    preview.mutate(file, {
      onSuccess: ({ tables: read, problems }) => {
        const [problem] = problems;
        if (problem === undefined) form.setFieldValue('tables', [...tables, ...read]);
        else toast.error(t('stage_settings.csv_problem', problem), t('stage_settings.csv_failed'));
      },
    });
  };
  return (
    <>
      <TablesField
        value={tables}
        onChange={(changed) => form.setFieldValue('tables', changed)}
        problems={form.errors}
      />
      <FileButton onChange={take} accept=".csv,text/csv">
        {(button) => (
          <Button
            {...button}
            className={classes.csv}
            variant="default"
            loading={preview.isPending}
            leftSection={<IconFileTypeCsv size={16} />}
          >
            {t('stage_settings.take_csv')}
          </Button>
        )}
      </FileButton>
    </>
  );
}

interface VersionsProps {
  readonly stage: number;
  readonly onTake: (tables: BlankTable[]) => void;
}

/** What the template was before, to be taken up again. */
function Versions({ stage, onTake }: VersionsProps) {
  const t = useTexts(texts);
  const { data = [] } = useQuery(templateVersionsQuery(stage));
  if (data.length === 0) return null;
  return (
    <details className={classes.versions}>
      <summary>{t('stage_settings.versions', { count: data.length })}</summary>
      <ol>
        {data.map(({ version, saved_at, saved_by, note, tables }) => (
          <li key={version}>
            <span>
              <strong>{t('stage_settings.version', { number: version })}</strong>
              {` · ${formatDateTime(saved_at)}`}
              {saved_by !== null && ` · ${saved_by}`}
              <span className={classes.hint}>
                {[t('stage_settings.tables', { count: tables.length }), note]
                  .filter((words) => words !== '')
                  .join(' · ')}
              </span>
            </span>
            <Button size="xs" variant="default" onClick={() => onTake(tables)}>
              {t('stage_settings.take_version')}
            </Button>
          </li>
        ))}
      </ol>
    </details>
  );
}
