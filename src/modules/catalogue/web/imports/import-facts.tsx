import type { CatalogueImport } from '#modules/catalogue/contract/imports.ts';
import { importKeptDays } from '#modules/catalogue/contract/import-limits.ts';
import { formatBytes, formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import styles from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';

/** Which files an import is of, whose it is, and when. */
export function ImportAbout({ of }: { readonly of: CatalogueImport }) {
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
          { name: t('intake.about.files'), value: files },
          { name: t('intake.about.who'), value: of.created_by_name ?? '–' },
          { name: t('intake.about.at'), value: formatDateTime(of.created_at) },
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
