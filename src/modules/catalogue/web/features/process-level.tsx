import { IconActivity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ProcessOutput } from '#modules/catalogue/contract/features.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { bringIntoSight } from '#platform/web/page/bring-into-sight.ts';
import text from '#platform/web/page/text.module.css';
import { RowMenu, type RowAction } from '#platform/web/table/row-menu.tsx';
import { texts } from '../texts.ts';
import { EngineName, ViewEngine } from './engine-name.tsx';
import { processLevelQuery } from './features.api.ts';
import { FieldName } from './field-name.tsx';
import type { LevelProps } from './field-table.tsx';
import { isHighlighted } from './is-highlighted.ts';
import { LevelSection } from './level-section.tsx';
import classes from './features.module.css';

const TONES = {
  active: 'success',
  pending: 'idle',
  processing: 'working',
  failed: 'danger',
} as const;

/** What the processes of a feature put out, a card each. */
export function ProcessLevel({ featureId, highlight, actionsOf }: LevelProps) {
  const t = useTexts(texts);
  const query = useQuery(processLevelQuery({ id: featureId }));
  const { data: outputs, error, refetch } = query;
  return (
    <LevelSection level="process" count={outputs?.length}>
      {outputs === undefined && error !== null && (
        <div className={classes.box}>
          <ErrorState
            error={error}
            title={t('failures.list_fields')}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {outputs?.length === 0 && (
        <div className={classes.box}>
          <EmptyState
            icon={IconActivity}
            title={t('levels.process.empty')}
            hint={t('levels.process.empty_hint')}
          />
        </div>
      )}
      {outputs === undefined && error === null && <CardBones />}
      {outputs !== undefined && outputs.length > 0 && (
        <ul className={classes.cards}>
          {outputs.map((output) => (
            <OutputCard
              key={output.id}
              output={output}
              actions={() =>
                actionsOf({ kind: 'field', id: output.id, name: output.output_name, runs: true })
              }
              marked={isHighlighted(output, highlight)}
            />
          ))}
        </ul>
      )}
    </LevelSection>
  );
}

interface OutputCardProps {
  readonly output: ProcessOutput;
  readonly actions: () => readonly RowAction[];
  readonly marked: boolean;
}

function OutputCard({ output, actions, marked }: OutputCardProps) {
  const t = useTexts(texts);
  const { engine_id, engine_name, dependencies, status } = output;
  return (
    <li
      ref={marked ? bringIntoSight : undefined}
      className={classes.card}
      data-marked={marked || undefined}
      aria-current={marked || undefined}
    >
      <div className={classes.cardHead}>
        <FieldName name={output.output_name} field={output} />
        <span className={classes.cardEnd}>
          <StatusBadge tone={TONES[status]} label={t(`output_statuses.${status}`)} />
          <RowMenu actions={actions} />
        </span>
      </div>
      {output.description !== '' && <p className={text.dimmed}>{output.description}</p>}
      <dl className={classes.facts}>
        <dt>{t('levels.process.engine')}</dt>
        <dd>
          <EngineName id={engine_id} name={engine_name} />
        </dd>
        <dt>{t('levels.process.dependencies')}</dt>
        <dd>
          {dependencies.length === 0 ? (
            t('levels.process.no_dependencies')
          ) : (
            <ul className={classes.dependencies}>
              {dependencies.map(({ engine_code, engine_name: name, required }) => (
                <li key={engine_code}>
                  {name}
                  <span data-required={required || undefined}>
                    {t(required ? 'levels.process.needed' : 'levels.process.not_needed')}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
      <ViewEngine
        id={engine_id}
        name={engine_name ?? output.output_name}
        variant="default"
        size="xs"
        className={classes.view}
      />
    </li>
  );
}

function CardBones() {
  return (
    <ul className={classes.cards} aria-hidden>
      <li className={classes.card} data-bone />
      <li className={classes.card} data-bone />
    </ul>
  );
}
