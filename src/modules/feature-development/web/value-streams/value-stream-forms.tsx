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
import { addressOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import {
  newValueStreamForm,
  valueStreamForm,
  useValueStreamFields,
} from './use-value-stream-fields.tsx';

const pageOf = ({ id }: ValueStream) => addressOf(paths.valueStream, { valueStreamId: id });

export function CreateValueStream() {
  const t = useTexts(texts);
  const create = useCreateValueStream();
  return (
    <FormPage title={t('forms.value_stream.create_title')} back={paths.valueStreams}>
      <RecordFormPage
        {...useRecordForm({ isNew: true, back: paths.valueStreams, pageOf })}
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
      back={addressOf(paths.valueStream, { valueStreamId })}
    >
      {(stream) => <EditForm key={stream.id} stream={stream} />}
    </StoredFormPage>
  );
}

function EditForm({ stream }: { readonly stream: ValueStream }) {
  const update = useUpdateValueStream();
  return (
    <RecordFormPage
      {...useRecordForm({ back: pageOf(stream), pageOf })}
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
