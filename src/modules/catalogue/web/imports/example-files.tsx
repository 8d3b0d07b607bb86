import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { exampleFiles } from '#modules/catalogue/contract/import-files.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { saveExample } from './imports.api.ts';
import styles from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import classes from './imports.module.css';

/** Filled-in files in each form that is understood, to take away. */
export function ExampleFiles() {
  const t = useTexts(texts);
  return (
    <section className={classes.examples} aria-label={t('intake.upload.examples')}>
      <div>
        <strong>{t('intake.upload.examples')}</strong>{' '}
        <span className={styles.hint}>{t('intake.upload.examples_hint')}</span>
      </div>
      <div className={classes.row}>
        {exampleFiles.map((file) => (
          <Button
            key={file}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconDownload size={14} aria-hidden />}
            onClick={() => {
              saveExample(file).catch((error: unknown) =>
                toast.failure(error, t('intake.upload.example_failed')),
              );
            }}
          >
            {file}
          </Button>
        ))}
      </div>
    </section>
  );
}
