import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { importKeptDays } from '#modules/catalogue/contract/import-limits.ts';
import type { CatalogueImport } from '#modules/catalogue/contract/imports.ts';
import { formatBytes, formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import styles from '#platform/web/page/text.module.css';
import { usePollEvery } from '#platform/web/query/run-progress.ts';
import { texts } from '../texts.ts';
import { ImportStep } from './current-step.tsx';
import { ImportStatus } from './import-status.tsx';
import { ImportSteps } from './import-steps.tsx';
import { importQuery, isRunning, useImportProgress } from './imports.api.ts';

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
      back={{ to: '/air/imports', label: t('intake.back') }}
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

/** Which files an import is of, whose it is, and when. */
function ImportAbout({ of }: { readonly of: CatalogueImport }) {
  const t = useTexts(texts);
  const files = of.files.map(({ filename, size_bytes }) => (
    <div key={filename}>
      {filename} <span className={styles.hint}>{formatBytes(size_bytes)}</span>
    </div>
  ));
  return (
    <Panel title={t('intake.about.title')}>
      <Facts
        facts={[
          { name: t('fields.import_files'), value: files },
          { name: t('fields.imported_by'), value: of.created_by_name ?? '–' },
          { name: t('fields.started_at'), value: formatDateTime(of.created_at) },
          ...(of.finished_at === null
            ? []
            : [{ name: t('intake.about.finished_at'), value: formatDateTime(of.finished_at) }]),
        ]}
      />
      {of.files_removed_at !== null && (
        <p className={styles.hint}>{t('intake.result.removed', { days: importKeptDays })}</p>
      )}
    </Panel>
  );
}
