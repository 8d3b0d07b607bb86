import { IconFolders, IconPlugConnected, IconPuzzle } from '@tabler/icons-react';
import type { Engine } from '#modules/engines/contract/engines.ts';
import { CopiedCode } from '#platform/web/feedback/copied-code.tsx';
import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { Cards, StatCard } from '#platform/web/page/stat-card.tsx';
import text from '#platform/web/page/text.module.css';
import { texts, type EngineTexts } from '../texts.ts';
import classes from './engines.module.css';

/** What an engine is, what it does, how much depends on it, and who made it. */
export function EngineOverview({ engine }: { readonly engine: Engine }) {
  const t = useTexts(texts);
  return (
    <Stack>
      <Cards>
        <StatCard
          label={t('fields.sub_functions')}
          value={formatNumber(engine.sub_function_count)}
          icon={IconPuzzle}
        />
        <StatCard
          label={t('fields.modules')}
          value={formatNumber(engine.module_count)}
          icon={IconFolders}
        />
        <StatCard
          label={t('fields.uses')}
          value={formatNumber(engine.used_in_count)}
          icon={IconPlugConnected}
        />
      </Cards>
      <Panel title={t('detail.basic')}>
        <EngineBasics engine={engine} />
      </Panel>
      <Panel title={t('fields.logic')} hint={t('detail.version', { number: engine.version })}>
        <Logic logic={engine.logic} />
      </Panel>
      <Panel title={t('detail.system')}>
        <Facts
          facts={[
            { name: t('detail.created_at'), value: formatDateTime(engine.created_at) },
            { name: t('fields.updated_at'), value: formatDateTime(engine.updated_at) },
            {
              name: t('detail.created_by'),
              value: writePerson(t, engine.created_by, engine.created_by_name),
            },
            {
              name: t('detail.updated_by'),
              value: writePerson(t, engine.updated_by, engine.updated_by_name),
            },
          ]}
        />
      </Panel>
    </Stack>
  );
}

/** What names an engine, with its id to take along. */
export function EngineBasics({ engine }: { readonly engine: Engine }) {
  const t = useTexts(texts);
  return (
    <Facts
      facts={[
        {
          name: t('detail.engine_id'),
          value: <CopiedCode text={engine.id} label={t('detail.copy_id')} />,
        },
        { name: t('fields.code'), value: <code>{engine.code}</code> },
        { name: t('fields.name'), value: engine.name },
        { name: t('fields.type'), value: t(`types.${engine.type}`) },
        { name: t('fields.status'), value: t(`statuses.${engine.status}`) },
        {
          name: t('fields.description'),
          value:
            engine.description === '' ? (
              <span className={text.dimmed}>{t('detail.no_description')}</span>
            ) : (
              <p className={text.typed}>{engine.description}</p>
            ),
        },
      ]}
    />
  );
}

/** The logic as it was written, line by line. */
export function Logic({ logic }: { readonly logic: string }) {
  const t = useTexts(texts);
  if (logic === '') return <p className={text.dimmed}>{t('detail.no_logic')}</p>;
  return (
    <ScrollBox as="pre" className={classes.logic} label={t('fields.logic')}>
      {logic}
    </ScrollBox>
  );
}

function writePerson(t: EngineTexts, id: number | null, name: string | null): string {
  if (id === null) return t('detail.nobody');
  return name ?? t('detail.user', { id });
}
