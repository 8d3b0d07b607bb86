import { useParams } from '@tanstack/react-router';
import type { Sop } from '#modules/feature-development/contract/sops.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { StoredFormPage } from '../records/form-page.tsx';
import { sopLabel } from '../records/record-choices.ts';
import { sopQuery } from '../records/sops.api.ts';
import { sowQuery, useCreateSow, useUpdateSow } from '../records/sows.api.ts';
import { savedBy, useRecordForm } from '../records/use-record-form.ts';
import { addressOf, paths, placeOfSow } from '../paths.ts';
import { texts } from '../texts.ts';
import { newSowForm, sowForm } from './sow-form.ts';
import { useNewSowFields } from './use-new-sow-fields.tsx';
import { useSowFields } from './use-sow-fields.tsx';

const listOf = (sow: Sow) => addressOf(paths.sows, placeOfSow(sow));

export function CreateSow() {
  const t = useTexts(texts);
  const { valueStreamId = '', sopId = '' } = useParams({ strict: false });
  const back = addressOf(paths.sows, { valueStreamId, sopId });
  return (
    <StoredFormPage
      kind="sop"
      query={sopQuery({ id: sopId })}
      title={t('forms.sow.create_title')}
      back={back}
    >
      {(parent) => <CreateForm parent={parent} back={back} />}
    </StoredFormPage>
  );
}

function CreateForm({ parent, back }: { readonly parent: Sop; readonly back: string }) {
  const create = useCreateSow();
  return (
    <RecordFormPage
      {...useRecordForm({ isNew: true, back, listOf })}
      form={newSowForm}
      initial={{ sop_id: parent.id }}
      fields={useNewSowFields({ value: parent.id, label: sopLabel(parent) })}
      save={(body) => create.mutateAsync(body)}
    />
  );
}

export function EditSow() {
  const t = useTexts(texts);
  const { valueStreamId = '', sopId = '', sowId = '' } = useParams({ strict: false });
  const back = addressOf(paths.sows, { valueStreamId, sopId });
  return (
    <StoredFormPage
      kind="sow"
      query={sowQuery({ id: sowId })}
      title={t('forms.sow.edit_title')}
      back={back}
    >
      {(sow) => <EditForm key={sow.id} sow={sow} back={back} />}
    </StoredFormPage>
  );
}

function EditForm({ sow, back }: { readonly sow: Sow; readonly back: string }) {
  const update = useUpdateSow();
  const present = { value: sow.sop_id, label: sopLabel({ ...sow, name: sow.sop_name }) };
  return (
    <RecordFormPage
      {...useRecordForm({ back, listOf })}
      form={sowForm}
      stored={sow}
      fields={useSowFields(present, sow)}
      savedBy={savedBy}
      // Only commands move the stage: it goes along as it is stored, after a conflict as it is by now.
      save={(body, basis) => {
        const { id, current_stage } = basis ?? sow;
        return update.mutateAsync({ id, ...body, current_stage });
      }}
    />
  );
}
