import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useMemo, type ReactNode } from 'react';
import { survey, surveyChange, type Survey } from '#modules/cane-surveys/contract/surveys.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { useCrumbNames } from '#platform/web/shell/crumb-names.ts';
import { texts } from '../texts.ts';
import { surveyFields } from './survey-fields.tsx';
import { surveyQuery, useChangeSurvey } from './surveys.api.ts';

const form = defineForm({ body: surveyChange, record: survey });

/** The form of a survey; its yield is estimated again when it is saved. */
export function EditSurvey(): ReactNode {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/cane-surveys/$id/edit' });
  const query = useQuery(surveyQuery({ id }));
  const name = query.data?.deed_number;
  useCrumbNames(useMemo(() => ({ [`/cane-surveys/${id}`]: name }), [id, name]));
  return (
    <DetailPage
      query={query}
      back={{ to: `/cane-surveys/${id}`, label: t('detail.back') }}
      title={() => t('detail.edit_title')}
    >
      {(stored) => <EditForm key={id} stored={stored} />}
    </DetailPage>
  );
}

function EditForm({ stored }: { readonly stored: Survey }) {
  const t = useTexts(texts);
  const { id } = stored;
  const navigate = useNavigate();
  const save = useChangeSurvey();
  const leave = useCallback(
    () => void navigate({ to: '/cane-surveys/$id', params: { id } }),
    [navigate, id],
  );
  return (
    <RecordFormPage
      form={form}
      stored={stored}
      fields={surveyFields(t)}
      save={(body) => save.mutateAsync({ id, ...body })}
      isDone={save.isSuccess}
      onSaved={leave}
      onCancel={leave}
    />
  );
}
