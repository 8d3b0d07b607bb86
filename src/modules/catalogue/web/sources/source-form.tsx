import {
  source as sourceSchema,
  sourceInput,
  type Source,
} from '#modules/catalogue/contract/sources.ts';
import { FormSheet } from '#platform/web/form/form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useCreateSource, useUpdateSource } from './sources.api.ts';
import { texts, type CatalogueTexts } from '../texts.ts';
import { SourceFields } from './source-fields.tsx';
import { blankSource, valuesOf, type SourceValues } from './source-values.ts';

interface SourceFormProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Undefined for a new one. */
  readonly source: Source | undefined;
}

/** Where a database is and when it is read. Its password goes in and never comes out. */
export function SourceForm({ source, ...window }: SourceFormProps) {
  const t = useTexts(texts);
  const create = useCreateSource();
  const update = useUpdateSource();
  if (source === undefined) {
    return (
      <FormSheet<SourceValues>
        {...window}
        title={t('source.add_title')}
        schema={sourceInput}
        initialValues={blankSource}
        save={(values) => create.mutateAsync(sourceInput.parse(values))}
      >
        {(form) => <SourceFields form={form} isNew />}
      </FormSheet>
    );
  }
  return (
    <FormSheet<SourceValues, Source>
      {...window}
      title={t('source.edit_title', { name: source.company_name })}
      schema={sourceInput}
      initialValues={valuesOf(source)}
      save={(values, { id, updated_at } = source) => {
        const { password, ...rest } = sourceInput.parse(values);
        const secret = password === '' ? {} : { password };
        return update.mutateAsync({ ...rest, ...secret, id, updated_at });
      }}
      editing={{ stored: source, schema: sourceSchema, toValues: valuesOf, labels: labelsOf(t) }}
    >
      {(form) => <SourceFields form={form} isNew={false} />}
    </FormSheet>
  );
}

function labelsOf(t: CatalogueTexts): Record<keyof SourceValues, string> {
  return {
    company_code: t('source.fields.company_code'),
    company_name: t('source.fields.company_name'),
    host: t('source.fields.host'),
    port: t('source.fields.port'),
    database: t('source.fields.database'),
    username: t('source.fields.username'),
    password: t('source.fields.password'),
    encryption: t('source.fields.encryption'),
    certificate_authority: t('source.fields.certificate_authority'),
    schemas: t('source.fields.schemas'),
    repeat: t('source.fields.repeat'),
    hour: t('source.fields.hour'),
  };
}
