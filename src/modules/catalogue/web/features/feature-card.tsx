import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FieldLevel } from '#modules/catalogue/contract/entry-kinds.ts';
import type { PlacedFeature } from '#modules/catalogue/contract/features.ts';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailSkeleton } from '#platform/web/page/detail-skeleton.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import {
  analyticLevelQuery,
  deepLevelQuery,
  featureQuery,
  processLevelQuery,
} from '../companies/companies.api.ts';
import { texts } from '../texts.ts';
import { EngineName } from './engine-name.tsx';
import { FieldName } from './field-name.tsx';
import classes from './feature-card.module.css';

interface FeatureCardProps {
  readonly featureId: string;
}

/** A feature in short, where something else refers to it: what it is called, how much it has, and what. */
export function FeatureCard({ featureId }: FeatureCardProps) {
  const t = useTexts(texts);
  const { data: feature, error, refetch } = useQuery(featureQuery(featureId));
  if (feature !== undefined) return <Known feature={feature} />;
  if (error === null) return <DetailSkeleton />;
  return (
    <ErrorState error={error} title={t('failures.load_feature')} onRetry={() => void refetch()} />
  );
}

function Known({ feature }: { readonly feature: PlacedFeature }) {
  const t = useTexts(texts);
  const { id, feature_name, module_code, field_count } = feature;
  const deep = useQuery(deepLevelQuery(id));
  const process = useQuery(processLevelQuery(id));
  const analytic = useQuery(analyticLevelQuery(id));
  return (
    <Panel
      title={feature_name}
      hint={t('feature_card.place', { module: module_code, count: field_count })}
      actions={
        <Link to="/air/feature/$id" params={{ id }}>
          {t('feature_card.open')}
        </Link>
      }
    >
      <div className={classes.levels}>
        <Level
          level="deep"
          query={deep}
          line={({ field_name, field_code, deprecated }) => (
            <FieldName name={field_name} code={field_code} deprecated={deprecated} />
          )}
        />
        <Level
          level="process"
          query={process}
          line={({ output_name, field_code, deprecated, engine_id, engine_name }) => (
            <>
              <FieldName name={output_name} code={field_code} deprecated={deprecated} />
              <EngineName id={engine_id} name={engine_name} />
            </>
          )}
        />
        <Level
          level="analytic"
          query={analytic}
          line={({ field_name, field_code, deprecated, source_engine_id, source_engine_name }) => (
            <>
              <FieldName name={field_name} code={field_code} deprecated={deprecated} />
              <EngineName id={source_engine_id} name={source_engine_name} />
            </>
          )}
        />
      </div>
    </Panel>
  );
}

interface LevelProps<Field> {
  readonly level: FieldLevel;
  readonly query: {
    readonly data: { readonly data: readonly Field[] } | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly line: (field: Field) => ReactNode;
}

/** One level: how many, and on opening which. */
function Level<Field extends { readonly id: string }>({ level, query, line }: LevelProps<Field>) {
  const t = useTexts(texts);
  const fields = query.data?.data;
  if (fields === undefined && query.error !== null) {
    return (
      <ErrorState
        error={query.error}
        title={t('failures.list_fields')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <details className={classes.level}>
      <summary>
        {t(`feature_card.${level}`)}
        <span>{fields === undefined ? '…' : formatNumber(fields.length)}</span>
      </summary>
      {fields?.length === 0 ? (
        <p>{t(`levels.${level}.empty`)}</p>
      ) : (
        <ul>
          {fields?.map((field) => (
            <li key={field.id}>{line(field)}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
