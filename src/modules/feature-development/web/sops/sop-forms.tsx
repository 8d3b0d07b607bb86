import { useParams } from '@tanstack/react-router';
import type { Sop } from '#modules/feature-development/contract/sops.ts';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { StoredFormPage } from '../records/form-page.tsx';
import { sopQuery, useCreateSop, useUpdateSop } from '../records/sops.api.ts';
import { savedBy, useRecordForm } from '../records/use-record-form.ts';
import { valueStreamQuery } from '../records/value-streams.api.ts';
import { addressOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { newSopForm, sopForm } from './sop-form.ts';
import { useSopFields } from './use-sop-fields.ts';

const addressOfList = (valueStreamId: string) => addressOf(paths.sops, { valueStreamId });
const listOf = (sop: Sop) => addressOfList(sop.value_stream_id);

export function CreateSop() {
  const t = useTexts(texts);
  const { valueStreamId = '' } = useParams({ strict: false });
  const back = addressOfList(valueStreamId);
  return (
    <StoredFormPage
      kind="value_stream"
      query={valueStreamQuery({ id: valueStreamId })}
      title={t('forms.sop.create_title')}
      back={back}
    >
      {(parent) => <CreateForm parent={parent} back={back} />}
    </StoredFormPage>
  );
}

interface CreateFormProps {
  readonly parent: ValueStream;
  readonly back: string;
}

function CreateForm({ parent: { id, name }, back }: CreateFormProps) {
  const create = useCreateSop();
  return (
    <RecordFormPage
      {...useRecordForm({ isNew: true, back, listOf })}
      form={newSopForm}
      initial={{ value_stream_id: id }}
      fields={useSopFields({ value: id, label: name })}
      save={(body) => create.mutateAsync(body)}
    />
  );
}

export function EditSop() {
  const t = useTexts(texts);
  const { valueStreamId = '', sopId = '' } = useParams({ strict: false });
  const back = addressOfList(valueStreamId);
  return (
    <StoredFormPage
      kind="sop"
      query={sopQuery({ id: sopId })}
      title={t('forms.sop.edit_title')}
      back={back}
    >
      {(sop) => <EditForm key={sop.id} sop={sop} back={back} />}
    </StoredFormPage>
  );
}

function EditForm({ sop, back }: { readonly sop: Sop; readonly back: string }) {
  const update = useUpdateSop();
  const present = { value: sop.value_stream_id, label: sop.value_stream_name };
  return (
    <RecordFormPage
      {...useRecordForm({ back, listOf })}
      form={sopForm}
      stored={sop}
      fields={useSopFields(present, sop)}
      savedBy={savedBy}
      save={(body) => update.mutateAsync({ id: sop.id, ...body })}
    />
  );
}
