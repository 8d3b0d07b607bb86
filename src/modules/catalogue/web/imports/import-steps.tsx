import { IconCheck } from '@tabler/icons-react';
import type { CatalogueImport } from '#modules/catalogue/contract/imports.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './imports.module.css';

const STEPS = ['mapping', 'check', 'commit', 'result'] as const;

/** The step that each status belongs to; an import that ended otherwise is at none. */
const PLACES: Partial<Record<CatalogueImport['status'], number>> = {
  mapping: 0,
  checking: 1,
  checked: 2,
  importing: 2,
  imported: 3,
};

/** The steps of an import, and which of them it has reached. */
export function ImportSteps({ of: { status, problems } }: { readonly of: CatalogueImport }) {
  const t = useTexts(texts);
  const place = status === 'checked' && problems > 0 ? 1 : PLACES[status];
  if (place === undefined) return null;
  return (
    <ol className={classes.steps} aria-label={t('intake.steps.label')}>
      {STEPS.map((step, each) => (
        <li
          key={step}
          aria-current={each === place ? 'step' : undefined}
          data-done={each < place || status === 'imported' || undefined}
        >
          <span className={classes.stepSign} aria-hidden>
            {each < place || status === 'imported' ? (
              <IconCheck size={14} stroke={2.4} />
            ) : (
              each + 1
            )}
          </span>
          {t(`intake.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
