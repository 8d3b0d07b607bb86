import { useParams } from '@tanstack/react-router';
import type { Sop } from '#modules/feature-development/contract/sops.ts';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { FormPage, StoredFormPage } from '../records/form-page.tsx';
import { newSopSearch } from '../records/records.search.ts';
import { sopQuery, useCreateSop, useUpdateSop } from '../records/sops.api.ts';
import { savedBy, useRecordForm } from '../records/use-record-form.ts';
import { valueStreamQuery } from '../records/value-streams.api.ts';
import { addressOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { addressOfSop } from './sop-rows.ts';
import { newSopForm, sopForm, useSopFields } from './use-sop-fields.ts';

export function CreateSop() {
  const t = useTexts(texts);
  const [{ value_stream_id }] = useSearchState(newSopSearch);
  const { valueStreamId = value_stream_id } = useParams({ strict: false });
  const title = t('forms.sop.create_title');
  if (valueStreamId === undefined) {
    return (
      <FormPage title={title} back={paths.allSops}>
        <CreateForm parent={null} back={paths.allSops} />
      </FormPage>
    );
  }
  const back = addressOf(paths.valueStream, { valueStreamId });
  return (
    <StoredFormPage
      kind="value_stream"
      query={valueStreamQuery({ id: valueStreamId })}
      title={title}
      back={back}
    >
      {(parent) => <CreateForm parent={parent} back={back} />}
    </StoredFormPage>
  );
}

interface CreateFormProps {
  /** None where people choose it in the form. */
  readonly parent: ValueStream | null;
  readonly back: string;
}

function CreateForm({ parent, back }: CreateFormProps) {
  const create = useCreateSop();
  return (
    <RecordFormPage
      {...useRecordForm({ isNew: true, back, pageOf: addressOfSop })}
      form={newSopForm}
      initial={parent === null ? undefined : { value_stream_id: parent.id }}
      fields={useSopFields(parent && { value: parent.id, label: parent.name })}
      save={(body) => create.mutateAsync(body)}
    />
  );
}

export function EditSop() {
  const t = useTexts(texts);
  const { valueStreamId = '', sopId = '' } = useParams({ strict: false });
  const back = addressOf(paths.sop, { valueStreamId, sopId });
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
      {...useRecordForm({ back, pageOf: addressOfSop })}
      form={sopForm}
      stored={sop}
      fields={useSopFields(present, sop)}
      savedBy={savedBy}
      save={(body) => update.mutateAsync({ id: sop.id, ...body })}
    />
  );
}
