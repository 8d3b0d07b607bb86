import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { ImportAbout } from './import-facts.tsx';
import { ImportStatus } from './import-status.tsx';
import { ImportStep } from './current-step.tsx';
import { ImportSteps } from './import-steps.tsx';
import { importQuery, isRunning, useImportProgress, usePollEvery } from './imports.api.ts';
import { texts } from '../texts.ts';

/** One import: the step it is at, what it needs from a person, and what came of it. */
export function ImportDetail() {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/air/imports/$id' });
  const every = usePollEvery();
  useImportProgress(id);
  const query = useQuery({
    ...importQuery({ id }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isRunning(state.data.status) && every,
  });
  return (
    <DetailPage
      query={query}
      back={{ to: '/air/imports', label: t('intake.title') }}
      title={({ company_name, company_code }) =>
        company_name === '' ? company_code : `${company_name} (${company_code})`
      }
      status={(of) => <ImportStatus of={of} />}
      missingTitle={t('intake.missing')}
      failedTitle={t('intake.load_failed')}
    >
      {(of) => (
        <>
          <ImportSteps of={of} />
          <ImportStep of={of} />
          <ImportAbout of={of} />
        </>
      )}
    </DetailPage>
  );
}
