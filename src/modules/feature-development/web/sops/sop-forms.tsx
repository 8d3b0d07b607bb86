import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { sop, sopInput } from '#modules/feature-development/contract/sops.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useFieldWords } from '../records/field-labels.ts';
import { StoredFormPage } from '../records/form-page.tsx';
import { RecordForm } from '../records/record-form.tsx';
import { SopFields } from './sop-fields.tsx';
import { blankSop, valuesOf } from './sop-values.ts';
import { useWay } from '../records/use-record-path.ts';
import { addressOf, paths } from '../paths.ts';
import { sopQuery, useCreateSop, useUpdateSop } from '../records/sops.api.ts';
import { texts } from '../texts.ts';
import { valueStreamQuery } from '../records/value-streams.api.ts';

const REQUIRED = ['name', 'value_stream_id'] as const;

/** The list in which a SOP stands. */
const listOf = (valueStreamId: string) => addressOf(paths.sops, { valueStreamId });

/** 'Create SOP', in the value stream of the address. */
export function CreateSop() {
  const t = useTexts(texts);
  const { valueStreamId = '' } = useParams({ strict: false });
  const query = useQuery({ ...valueStreamQuery({ id: valueStreamId }), refetchOnMount: 'always' });
  const create = useCreateSop();
  useWay();
  const back = listOf(valueStreamId);
  return (
    <StoredFormPage
      query={query}
      title={t('forms.sop.create_title')}
      back={back}
      missingTitle={t('details.not_found_value_stream')}
      failed={t('forms.value_stream.load_failed')}
    >
      {({ id, name }) => (
        <RecordForm
          schema={sopInput}
          initialValues={blankSop(id)}
          required={REQUIRED}
          save={async (values) => listOf((await create.mutateAsync(values)).value_stream_id)}
          back={back}
        >
          {(form) => <SopFields form={form} present={{ value: id, label: name }} />}
        </RecordForm>
      )}
    </StoredFormPage>
  );
}

/** 'Edit SOP'. */
export function EditSop() {
  const t = useTexts(texts);
  const { valueStreamId = '', sopId = '' } = useParams({ strict: false });
  const query = useQuery({ ...sopQuery({ id: sopId }), refetchOnMount: 'always' });
  const update = useUpdateSop();
  const { labels, write } = useFieldWords();
  useWay();
  const back = listOf(valueStreamId);
  return (
    <StoredFormPage
      query={query}
      title={t('forms.sop.edit_title')}
      back={back}
      missingTitle={t('details.not_found_sop')}
      failed={t('forms.sop.load_failed')}
    >
      {(opened) => (
        <RecordForm
          key={opened.id}
          schema={sopInput}
          initialValues={valuesOf(opened)}
          required={REQUIRED}
          save={async (values, stored = opened) => {
            const { id, version } = stored;
            return listOf((await update.mutateAsync({ id, version, ...values })).value_stream_id);
          }}
          editing={{ stored: opened, schema: sop, toValues: valuesOf, labels, write }}
          back={back}
        >
          {(form) => (
            <SopFields
              form={form}
              present={{ value: opened.value_stream_id, label: opened.value_stream_name }}
              stored={opened}
            />
          )}
        </RecordForm>
      )}
    </StoredFormPage>
  );
}
