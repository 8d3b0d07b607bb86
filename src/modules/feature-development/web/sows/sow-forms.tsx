import { useParams } from '@tanstack/react-router';
import type { Sop } from '#modules/feature-development/contract/sops.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { FormPage, StoredFormPage } from '../records/form-page.tsx';
import { sopLabel } from '../records/record-choices.ts';
import { newSowSearch } from '../records/records.search.ts';
import { sopQuery } from '../records/sops.api.ts';
import { sowQuery, useCreateSow, useUpdateSow } from '../records/sows.api.ts';
import { savedBy, useRecordForm } from '../records/use-record-form.ts';
import { addressOf, paths, placeOfSow } from '../paths.ts';
import { texts } from '../texts.ts';
import { newSowForm, sowForm, useSowFields } from './use-sow-fields.tsx';
import { useNewSowFields } from './use-new-sow-fields.tsx';

const pageOf = (sow: Sow) => addressOf(paths.sow, placeOfSow(sow));

export function CreateSow() {
  const t = useTexts(texts);
  const [{ sop_id, value_stream_id: within }] = useSearchState(newSowSearch);
  const { sopId = sop_id } = useParams({ strict: false });
  const title = t('forms.sow.create_title');
  if (sopId === undefined) {
    return (
      <FormPage title={title} back={paths.allSows}>
        <CreateForm parent={null} within={within} back={paths.allSows} />
      </FormPage>
    );
  }
  const back = addressOf(paths.anySop, { id: sopId });
  return (
    <StoredFormPage kind="sop" query={sopQuery({ id: sopId })} title={title} back={back}>
      {(parent) => <CreateForm parent={parent} back={back} />}
    </StoredFormPage>
  );
}

interface CreateFormProps {
  /** None where people choose it in the form. */
  readonly parent: Sop | null;
  /** The value stream whose SOPs are offered then; all of them by default. */
  readonly within?: string | undefined;
  readonly back: string;
}

function CreateForm({ parent, within, back }: CreateFormProps) {
  const create = useCreateSow();
  return (
    <RecordFormPage
      {...useRecordForm({ isNew: true, back, pageOf })}
      form={newSowForm}
      initial={parent === null ? undefined : { sop_id: parent.id }}
      fields={useNewSowFields({
        present: parent && { value: parent.id, label: sopLabel(parent) },
        within,
      })}
      save={(body) => create.mutateAsync(body)}
    />
  );
}

export function EditSow() {
  const t = useTexts(texts);
  const { valueStreamId = '', sopId = '', sowId = '' } = useParams({ strict: false });
  const back = addressOf(paths.sow, { valueStreamId, sopId, sowId });
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
      {...useRecordForm({ back, pageOf })}
      form={sowForm}
      stored={sow}
      fields={useSowFields({ present }, sow)}
      savedBy={savedBy}
      // Only commands move the stage: it goes along as it is stored, after a conflict as it is by now.
      save={(body, basis) => {
        const { id, current_stage } = basis ?? sow;
        return update.mutateAsync({ id, ...body, current_stage });
      }}
    />
  );
}
