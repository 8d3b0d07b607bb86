import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Feature } from '#modules/catalogue/contract/features.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { LineCells, type LineProps } from './line-cells.tsx';

export function FeatureCells({ feature, ...line }: LineProps & { readonly feature: Feature }) {
  const t = useTexts(texts);
  const { id, feature_name: name } = feature;
  return (
    <LineCells
      {...line}
      target={{ kind: 'feature', id, name }}
      code={feature.feature_code}
      fields={feature.field_count}
      percent={feature.completeness}
      within={{ feature: id }}
      end={
        <Button
          component={Link}
          to={`/air/feature/${id}`}
          variant="subtle"
          size="compact-sm"
          tabIndex={-1}
          aria-label={t('explorer.details_of', { name })}
        >
          {t('fields.details')}
        </Button>
      }
    >
      {name}
    </LineCells>
  );
}
