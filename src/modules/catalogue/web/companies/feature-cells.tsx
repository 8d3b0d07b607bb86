import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Feature } from '#modules/catalogue/contract/features.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RowMenu } from '#platform/web/table/row-menu.tsx';
import { Completeness } from '../entries/entry-completeness.tsx';
import type { ActionsOf } from '../entries/entry-target.ts';
import { texts } from '../texts.ts';
import classes from './explorer.module.css';

interface FeatureCellsProps {
  readonly feature: Feature;
  /** Whether its line has the focus. */
  readonly active: boolean;
  readonly actionsOf: ActionsOf;
}

export function FeatureCells({ feature, active, actionsOf }: FeatureCellsProps) {
  const t = useTexts(texts);
  return (
    <>
      <span role="gridcell" className={classes.code}>
        <code>{feature.feature_code}</code>
      </span>
      <span role="rowheader" className={classes.name}>
        {feature.feature_name}
      </span>
      <span role="gridcell" data-align="end" className={classes.nothing} />
      <span role="gridcell" data-align="end" data-label={t('explorer.columns.fields')}>
        {formatNumber(feature.field_count)}
      </span>
      <span role="gridcell" className={classes.completeness}>
        <Completeness
          percent={feature.completeness}
          name={feature.feature_name}
          within={{ feature: feature.id }}
          tabIndex={active ? 0 : -1}
        />
      </span>
      <span role="gridcell" className={classes.end}>
        <Button
          component={Link}
          to={`/air/feature/${feature.id}`}
          variant="subtle"
          size="compact-sm"
          tabIndex={-1}
          aria-label={t('explorer.details_of', { name: feature.feature_name })}
        >
          {t('explorer.details')}
        </Button>
        <RowMenu
          tabIndex={active ? 0 : -1}
          actions={() => actionsOf({ kind: 'feature', id: feature.id, name: feature.feature_name })}
        />
      </span>
    </>
  );
}
