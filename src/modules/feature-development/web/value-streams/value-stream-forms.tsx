import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { z } from 'zod';
import {
  valueStream,
  valueStreamInput,
} from '#modules/feature-development/contract/value-streams.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { FormPage, StoredFormPage } from '../records/form-page.tsx';
import { RecordForm } from '../records/record-form.tsx';
import { ValueStreamFields } from './value-stream-fields.tsx';
import { blankValueStream, toInput, valuesOf } from './value-stream-values.ts';
import { useFieldWords } from '../records/field-labels.ts';
import { useWay } from '../records/use-record-path.ts';
import { paths } from '../paths.ts';
import { texts } from '../texts.ts';
import {
  useCreateValueStream,
  useUpdateValueStream,
  valueStreamQuery,
} from '../records/value-streams.api.ts';

/** The contract's rules, over the fields as they are typed. */
const rules = z.preprocess(toInput, valueStreamInput);

const REQUIRED = ['name'] as const;

/** 'Create Value Stream'. */
export function CreateValueStream() {
  const t = useTexts(texts);
  const create = useCreateValueStream();
  return (
    <FormPage title={t('forms.value_stream.create_title')} back={paths.valueStreams}>
      <RecordForm
        schema={rules}
        initialValues={blankValueStream}
        required={REQUIRED}
        save={async (values) => {
          await create.mutateAsync(toInput(values));
          return paths.valueStreams;
        }}
        back={paths.valueStreams}
      >
        {(form) => <ValueStreamFields form={form} />}
      </RecordForm>
    </FormPage>
  );
}

/** 'Edit Value Stream'. */
export function EditValueStream() {
  const t = useTexts(texts);
  const { valueStreamId = '' } = useParams({ strict: false });
  const query = useQuery({ ...valueStreamQuery({ id: valueStreamId }), refetchOnMount: 'always' });
  const update = useUpdateValueStream();
  const { labels, write } = useFieldWords();
  useWay();
  return (
    <StoredFormPage
      query={query}
      title={t('forms.value_stream.edit_title')}
      back={paths.valueStreams}
      missingTitle={t('details.not_found_value_stream')}
      failed={t('forms.value_stream.load_failed')}
    >
      {(opened) => (
        <RecordForm
          key={opened.id}
          schema={rules}
          initialValues={valuesOf(opened)}
          required={REQUIRED}
          save={async (values, stored = opened) => {
            const { id, version } = stored;
            await update.mutateAsync({ id, version, ...toInput(values) });
            return paths.valueStreams;
          }}
          editing={{ stored: opened, schema: valueStream, toValues: valuesOf, labels, write }}
          back={paths.valueStreams}
        >
          {(form) => <ValueStreamFields form={form} stored={opened} />}
        </RecordForm>
      )}
    </StoredFormPage>
  );
}
