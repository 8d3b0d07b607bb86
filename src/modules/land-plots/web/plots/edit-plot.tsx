import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useMemo, type ReactNode } from 'react';
import { plot, plotChange, type Plot } from '#modules/land-plots/contract/plots.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { useCrumbNames } from '#platform/web/shell/crumb-names.ts';
import { useDrawnShape } from '../shapes/use-drawn-shape.ts';
import { texts } from '../texts.ts';
import { plotFields } from './plot-fields.tsx';
import { plotQuery, useChangePlot } from './plots.api.ts';

const form = defineForm({ body: plotChange, record: plot });

/** The form of a plot. */
export function EditPlot(): ReactNode {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/land-plots/$id/edit' });
  const query = useQuery(plotQuery({ id }));
  const name = query.data?.deed_number;
  useCrumbNames(useMemo(() => ({ [`/land-plots/${id}`]: name }), [id, name]));
  return (
    <DetailPage
      query={query}
      back={{ to: `/land-plots/${id}`, label: t('form.back') }}
      title={() => t('form.edit_title')}
      failedTitle={t('detail.load_failed')}
      missingTitle={t('detail.not_found')}
    >
      {(stored) => <EditForm key={id} stored={stored} />}
    </DetailPage>
  );
}

function EditForm({ stored }: { readonly stored: Plot }) {
  const t = useTexts(texts);
  const { id } = stored;
  const navigate = useNavigate();
  const save = useChangePlot();
  const drawn = useDrawnShape();
  const leave = useCallback(
    () => void navigate({ to: '/land-plots/$id', params: { id } }),
    [navigate, id],
  );
  return (
    <RecordFormPage
      form={form}
      stored={stored}
      fields={plotFields(t, { drawn, plotId: id })}
      save={async (body) => save.mutateAsync({ id, ...(await drawn.use(body)) })}
      isDone={save.isSuccess}
      onSaved={leave}
      onCancel={leave}
    />
  );
}
