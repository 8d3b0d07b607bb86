import { Button } from '@mantine/core';
import { IconReload } from '@tabler/icons-react';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { useMay } from '#platform/web/shell/viewer.ts';
import { useRefreshFigures } from './companies.api.ts';
import { texts } from '../texts.ts';
import classes from './dashboard.module.css';

/** When the figures were computed, and the button that computes them again. */
export function RefreshFigures({ asOf }: { readonly asOf: string | null }) {
  const t = useTexts(texts);
  const mayRefresh = useMay('catalogue:refresh');
  const refresh = useRefreshFigures();
  return (
    <div className={classes.refresh}>
      <span className={text.hint} role="status">
        {refresh.isPending && t('dashboard.refreshing')}
        {!refresh.isPending && asOf !== null && (
          <>
            {t('dashboard.as_of')} <TimeAgo at={asOf} />
          </>
        )}
      </span>
      {mayRefresh && (
        <Button
          variant="default"
          leftSection={<IconReload size={16} aria-hidden />}
          loading={refresh.isPending}
          onClick={() => refresh.mutate({})}
        >
          {t('dashboard.refresh')}
        </Button>
      )}
    </div>
  );
}
