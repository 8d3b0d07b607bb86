import { Button } from '@mantine/core';
import type { z } from 'zod';
import type { lineCode } from '#modules/notifications/contract/line-link.ts';
import { CopiedCode } from '#platform/web/feedback/copied-code.tsx';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import classes from './preferences.module.css';

/** A code that links the account which sends it, as text and for a camera. */
export function LineCode({ made }: { readonly made: z.output<typeof lineCode> }) {
  const t = useTexts(texts);
  return (
    <div className={classes.linking}>
      <img className={classes.qr} src={made.qr} alt={t('line.qr')} />
      <Stack>
        <p>{t('line.scan')}</p>
        <CopiedCode text={made.code} label={t('line.copy')} />
        <p className={text.hint}>{t('line.expires', { at: formatDateTime(made.expires_at) })}</p>
        <div>
          <Button component="a" href={made.url} target="_blank" rel="noreferrer" variant="default">
            {t('line.open')}
          </Button>
        </div>
      </Stack>
    </div>
  );
}
