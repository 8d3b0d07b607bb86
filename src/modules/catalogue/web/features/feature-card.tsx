import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FieldLevel } from '#modules/catalogue/contract/entry-kinds.ts';
import type { PlacedFeature } from '#modules/catalogue/contract/features.ts';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import { texts } from '../texts.ts';
import { EngineName } from './engine-name.tsx';
import {
  analyticLevelQuery,
  deepLevelQuery,
  featureQuery,
  processLevelQuery,
} from './features.api.ts';
import { FieldName } from './field-name.tsx';
import classes from './feature-card.module.css';

interface FeatureCardProps {
  readonly featureId: string;
}

/** A feature in short, where something else refers to it: what it is called, how much it has, and what. */
export function FeatureCard({ featureId }: FeatureCardProps) {
  const t = useTexts(texts);
  const query = useQuery(featureQuery({ id: featureId }));
  return (
    <Loaded query={query} failedTitle={t('failures.load_feature')}>
      {(feature) => <Known feature={feature} />}
    </Loaded>
  );
}

function Known({ feature }: { readonly feature: PlacedFeature }) {
  const t = useTexts(texts);
  const { id, feature_name, module_code, field_count } = feature;
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
          query={deepLevelQuery({ id })}
          line={(field) => <FieldName name={field.field_name} field={field} />}
        />
        <Level
          level="process"
          query={processLevelQuery({ id })}
          line={(output) => (
            <>
              <FieldName name={output.output_name} field={output} />
              <EngineName id={output.engine_id} name={output.engine_name} />
            </>
          )}
        />
        <Level
          level="analytic"
          query={analyticLevelQuery({ id })}
          line={(field) => (
            <>
              <FieldName name={field.field_name} field={field} />
              <EngineName id={field.source_engine_id} name={field.source_engine_name} />
            </>
          )}
        />
      </div>
    </Panel>
  );
}

interface LevelProps<Field> {
  readonly level: FieldLevel;
  readonly query: UseQueryOptions<Field[]>;
  readonly line: (field: Field) => ReactNode;
}

/** One level: how many fields it has, and which, when it is opened. */
function Level<Field extends { readonly id: string }>({ level, query, line }: LevelProps<Field>) {
  const t = useTexts(texts);
  const { data: fields, error, refetch } = useQuery(query);
  if (fields === undefined && error !== null) {
    return (
      <ErrorState error={error} title={t('failures.list_fields')} onRetry={() => void refetch()} />
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
