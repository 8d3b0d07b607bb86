import { useParams } from '@tanstack/react-router';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { FormPage, StoredFormPage } from '../records/form-page.tsx';
import { savedBy, useRecordForm } from '../records/use-record-form.ts';
import {
  useCreateValueStream,
  useUpdateValueStream,
  valueStreamQuery,
} from '../records/value-streams.api.ts';
import { paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { newValueStreamForm, valueStreamForm } from './value-stream-form.ts';
import { useValueStreamFields } from './use-value-stream-fields.tsx';

const list = { back: paths.valueStreams, listOf: () => paths.valueStreams };

export function CreateValueStream() {
  const t = useTexts(texts);
  const create = useCreateValueStream();
  return (
    <FormPage title={t('forms.value_stream.create_title')} back={list.back}>
      <RecordFormPage
        {...useRecordForm({ isNew: true, ...list })}
        form={newValueStreamForm}
        fields={useValueStreamFields()}
        save={({ tags, ...body }) => create.mutateAsync({ ...body, tags: tags.join(', ') })}
      />
    </FormPage>
  );
}

export function EditValueStream() {
  const t = useTexts(texts);
  const { valueStreamId = '' } = useParams({ strict: false });
  return (
    <StoredFormPage
      kind="value_stream"
      query={valueStreamQuery({ id: valueStreamId })}
      title={t('forms.value_stream.edit_title')}
      back={list.back}
    >
      {(stream) => <EditForm key={stream.id} stream={stream} />}
    </StoredFormPage>
  );
}

function EditForm({ stream }: { readonly stream: ValueStream }) {
  const update = useUpdateValueStream();
  return (
    <RecordFormPage
      {...useRecordForm(list)}
      form={valueStreamForm}
      stored={stream}
      fields={useValueStreamFields(stream)}
      savedBy={savedBy}
      save={({ tags, ...body }) =>
        update.mutateAsync({ id: stream.id, ...body, tags: tags.join(', ') })
      }
    />
  );
}
