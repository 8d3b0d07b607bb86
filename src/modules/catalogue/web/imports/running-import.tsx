import type { CatalogueImport } from '#modules/catalogue/contract/imports.ts';
import { RunningStep } from '#platform/web/file-import/running-step.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { texts } from '../texts.ts';
import { useCancelImport } from './imports.api.ts';
import classes from './imports.module.css';

/** An import on which the server works. */
export function RunningImport({ of }: { readonly of: CatalogueImport }) {
  const t = useTexts(texts);
  const cancel = useCancelImport();
  const { id, status, rows_done: done, rows_total: total, problems } = of;
  const step = status === 'checking' || status === 'undoing' ? status : 'importing';
  const isWritten = status !== 'undoing' && total !== null && done >= total;
  return (
    <Panel>
      <RunningStep
        label={t(isWritten ? 'intake.running.settling' : `intake.running.${step}`)}
        rows={status === 'undoing' ? undefined : { done, total }}
        hint={t('intake.running.leave')}
        stop={
          status === 'undoing'
            ? undefined
            : {
                isPending: cancel.isPending,
                isRequested: of.cancel_requested,
                onClick: () => cancel.mutate({ id }),
              }
        }
      >
        {problems > 0 && (
          <span className={classes.bad}>
            {t('fields.problems')} {formatNumber(problems)}
          </span>
        )}
        {of.others_wait && step !== 'checking' && <p>{t('intake.running.others_wait')}</p>}
      </RunningStep>
    </Panel>
  );
}
