import { IconActivity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ProcessOutput } from '#modules/catalogue/contract/features.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { bringIntoSight } from '#platform/web/page/bring-into-sight.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import text from '#platform/web/page/text.module.css';
import { RowMenu } from '#platform/web/table/row-menu.tsx';
import type { ActionsOf } from '../entries/entry-target.ts';
import { texts } from '../texts.ts';
import { EngineName, ViewEngine } from './engine-name.tsx';
import { processLevelQuery } from './features.api.ts';
import { FieldName } from './field-name.tsx';
import type { LevelProps } from './field-table.tsx';
import { isHighlighted } from './is-highlighted.ts';
import { LevelSection } from './level-section.tsx';
import classes from './features.module.css';

/** What the processes of a feature put out, a card each. */
export function ProcessLevel({ featureId, highlight, actionsOf }: LevelProps) {
  const t = useTexts(texts);
  const query = useQuery(processLevelQuery({ id: featureId }));
  return (
    <LevelSection level="process" count={query.data?.length}>
      <Loaded query={query} failedTitle={t('failures.list_fields')} waiting={<CardBones />}>
        {(outputs) =>
          outputs.length === 0 ? (
            <Panel>
              <EmptyState
                icon={IconActivity}
                title={t('levels.process.empty')}
                hint={t('levels.process.empty_hint')}
              />
            </Panel>
          ) : (
            <ul className={classes.cards}>
              {outputs.map((output) => (
                <OutputCard
                  key={output.id}
                  output={output}
                  actionsOf={actionsOf}
                  marked={isHighlighted(output, highlight)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </LevelSection>
  );
}

interface OutputCardProps {
  readonly output: ProcessOutput;
  readonly actionsOf: ActionsOf;
  readonly marked: boolean;
}

function OutputCard({ output, actionsOf, marked }: OutputCardProps) {
  const t = useTexts(texts);
  const { id, output_name: name, engine_id, engine_name, dependencies, status } = output;
  return (
    <li
      ref={marked ? bringIntoSight : undefined}
      className={classes.card}
      data-marked={marked || undefined}
      aria-current={marked || undefined}
    >
      <div className={classes.cardHead}>
        <FieldName name={name} field={output} />
        <span className={classes.cardEnd}>
          <StatusBadge tone={toneOf(status)} label={t(`output_statuses.${status}`)} />
          <RowMenu actions={() => actionsOf({ kind: 'field', id, name, runs: true })} />
        </span>
      </div>
      {output.description !== '' && <p className={text.dimmed}>{output.description}</p>}
      <Facts
        facts={[
          {
            name: t('levels.process.engine'),
            value: <EngineName id={engine_id} name={engine_name} />,
          },
          {
            name: t('levels.process.dependencies'),
            value: <Dependencies dependencies={dependencies} />,
          },
        ]}
      />
      <ViewEngine
        id={engine_id}
        name={engine_name ?? name}
        variant="default"
        size="xs"
        className={classes.view}
      />
    </li>
  );
}

/** The engines that a process needs, or can do without. */
function Dependencies({ dependencies }: Pick<ProcessOutput, 'dependencies'>) {
  const t = useTexts(texts);
  if (dependencies.length === 0) return t('levels.process.no_dependencies');
  return (
    <ul className={classes.dependencies}>
      {dependencies.map(({ engine_code, engine_name, required }) => (
        <li key={engine_code}>
          {engine_name}
          <span data-required={required || undefined}>
            {t(required ? 'levels.process.needed' : 'levels.process.not_needed')}
          </span>
        </li>
      ))}
    </ul>
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
