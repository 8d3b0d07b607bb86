import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Feature } from '#modules/catalogue/contract/feature.ts';
import { texts } from '../../texts.ts';
import classes from './explorer.module.css';

export function FeatureCells({ feature }: { readonly feature: Feature }) {
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
      <span role="gridcell">
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
      </span>
    </>
  );
}
