import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { z } from 'zod';
import { sow, sowInput, type Sow } from '#modules/feature-development/contract/sows.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useFieldWords } from '../records/field-labels.ts';
import { StoredFormPage } from '../records/form-page.tsx';
import { sopLabel } from '../records/record-choices.ts';
import { RecordForm } from '../records/record-form.tsx';
import { SowFields } from './sow-fields.tsx';
import { blankSow, toInput, valuesOf } from './sow-values.ts';
import { useWay } from '../records/use-record-path.ts';
import { addressOf, paths } from '../paths.ts';
import { sopQuery } from '../records/sops.api.ts';
import { sowQuery, useCreateSow, useUpdateSow } from '../records/sows.api.ts';
import { texts } from '../texts.ts';

/** The contract's rules, over the fields as they are typed. */
const rules = z.preprocess(toInput, sowInput);

const REQUIRED = ['name', 'sop_id'] as const;

/** The list in which a SOW stands. */
const listOf = ({ value_stream_id, sop_id }: Pick<Sow, 'value_stream_id' | 'sop_id'>) =>
  addressOf(paths.sows, { valueStreamId: value_stream_id, sopId: sop_id });

/** 'Create SOW', in the SOP of the address. */
export function CreateSow() {
  const t = useTexts(texts);
  const { valueStreamId = '', sopId = '' } = useParams({ strict: false });
  const query = useQuery({ ...sopQuery({ id: sopId }), refetchOnMount: 'always' });
  const create = useCreateSow();
  useWay();
  const back = addressOf(paths.sows, { valueStreamId, sopId });
  return (
    <StoredFormPage
      query={query}
      title={t('forms.sow.create_title')}
      back={back}
      missingTitle={t('details.not_found_sop')}
      failed={t('forms.sop.load_failed')}
    >
      {(parent) => (
        <RecordForm
          schema={rules}
          initialValues={blankSow(parent.id)}
          required={REQUIRED}
          save={async (values) => listOf(await create.mutateAsync(toInput(values)))}
          back={back}
        >
          {(form) => (
            <SowFields form={form} present={{ value: parent.id, label: sopLabel(parent) }} />
          )}
        </RecordForm>
      )}
    </StoredFormPage>
  );
}

/** 'Edit SOW'. */
export function EditSow() {
  const t = useTexts(texts);
  const { valueStreamId = '', sopId = '', sowId = '' } = useParams({ strict: false });
  const query = useQuery({ ...sowQuery({ id: sowId }), refetchOnMount: 'always' });
  const update = useUpdateSow();
  const { labels, write } = useFieldWords();
  useWay();
  const back = addressOf(paths.sows, { valueStreamId, sopId });
  return (
    <StoredFormPage
      query={query}
      title={t('forms.sow.edit_title')}
      back={back}
      missingTitle={t('details.not_found_sow')}
      failed={t('forms.sow.load_failed')}
    >
      {(opened) => (
        <RecordForm
          key={opened.id}
          schema={rules}
          initialValues={valuesOf(opened)}
          required={REQUIRED}
          save={async (values, stored = opened) => {
            const { id, version, current_stage } = stored;
            const input = { ...toInput(values), current_stage };
            return listOf(await update.mutateAsync({ id, version, ...input }));
          }}
          editing={{ stored: opened, schema: sow, toValues: valuesOf, labels, write }}
          back={back}
        >
          {(form) => (
            <SowFields
              form={form}
              present={{
                value: opened.sop_id,
                label: sopLabel({ ...opened, name: opened.sop_name }),
              }}
              stored={opened}
            />
          )}
        </RecordForm>
      )}
    </StoredFormPage>
  );
}
