import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { plotInput } from '#modules/land-plots/contract/plots.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { useDrawnShape } from '../shapes/use-drawn-shape.ts';
import { texts } from '../texts.ts';
import { plotFields } from './plot-fields.tsx';
import { plotActions } from './plots.api.ts';
import { createPlotSearch } from './plots.search.ts';

const LIST = '/land-plots';

const form = defineForm({ body: plotInput });

/** A form for a new plot, whose shape is drawn or read from a file. */
export function CreatePlot(): ReactNode {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const [{ quota_id }] = useSearchState(createPlotSearch);
  const save = plotActions.useSave();
  const drawn = useDrawnShape();
  return (
    <ListPage
      title={t('form.create_title')}
      purpose={t('form.create_purpose')}
      back={{ to: LIST, label: t('detail.back') }}
    >
      <RecordFormPage
        form={form}
        initial={quota_id === undefined ? {} : { quota_id }}
        fields={plotFields(t, { drawn })}
        save={async (body) => save.mutateAsync({ body: await drawn.use(body), stored: undefined })}
        isDone={save.isSuccess}
        onSaved={({ id }) =>
          void navigate({ to: '/land-plots/$id', params: { id }, replace: true })
        }
        onCancel={() => (canGoBack ? history.back() : void navigate({ to: LIST }))}
      />
    </ListPage>
  );
}
