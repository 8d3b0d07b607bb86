import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EngineVersion } from '#modules/engines/contract/versions.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import { texts } from '../texts.ts';
import { RestoreVersion } from './restore-version.tsx';
import { differenceQuery, versionsQuery } from './versions.api.ts';
import classes from './versions.module.css';

/** The versions of an engine's logic, and what changed from one to another. */
export function VersionsPanel({ engineId }: { readonly engineId: string }) {
  const t = useTexts(texts);
  const query = useQuery(versionsQuery({ id: engineId }));
  return (
    <Loaded query={query} failedTitle={t('banners.load_failed')}>
      {(versions) => <Versions engineId={engineId} versions={versions} />}
    </Loaded>
  );
}

interface VersionsProps {
  readonly engineId: string;
  /** The newest first. */
  readonly versions: readonly EngineVersion[];
}

function Versions({ engineId, versions }: VersionsProps) {
  const t = useTexts(texts);
  const newest = versions[0]?.number ?? 1;
  const [chosen, setChosen] = useState<{ from: number; to: number }>();
  const { from, to } = chosen ?? { from: newest - 1, to: newest };
  const shown = versions.find(({ number }) => number === to);
  const name = (version: EngineVersion) =>
    `${t('detail.version', { number: version.number })} · ${formatDateTime(version.created_at)}`;
  const choices = versions.map((version) => ({
    value: String(version.number),
    label: name(version),
  }));
  return (
    <Panel
      title={t('versions.title')}
      hint={t('versions.hint')}
      actions={
        <RestoreVersion
          engineId={engineId}
          number={to}
          newest={newest}
          onRestored={() => setChosen(undefined)}
        />
      }
    >
      <div className={classes.choices}>
        <NativeSelect
          label={t('versions.from')}
          value={String(from)}
          data={[...choices, { value: '0', label: t('versions.nothing') }]}
          onChange={(event) => setChosen({ from: Number(event.currentTarget.value), to })}
        />
        <NativeSelect
          label={t('versions.to')}
          value={String(to)}
          data={choices}
          onChange={(event) => setChosen({ from, to: Number(event.currentTarget.value) })}
        />
      </div>
      {shown !== undefined && (
        <p className={classes.author}>
          {shown.created_by_name ?? t('detail.nobody')}
          {shown.note !== '' && ` · ${shown.note}`}
        </p>
      )}
      <Difference engineId={engineId} from={from} to={to} />
    </Panel>
  );
}

const SIGNS = { same: ' ', added: '+', removed: '−' } as const;

function Difference({ engineId, ...range }: { engineId: string; from: number; to: number }) {
  const t = useTexts(texts);
  const query = useQuery(differenceQuery({ id: engineId, ...range }));
  return (
    <Loaded query={query}>
      {({ added, removed, lines }) => (
        <>
          <p className={classes.author}>{t('versions.counts', { added, removed })}</p>
          <ScrollBox as="ol" className={classes.lines} label={t('versions.title')}>
            {lines.map(({ kind, text }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines of one comparison never move, and many read alike
              <li key={place} data-kind={kind}>
                <span className={classes.sign}>{SIGNS[kind]}</span>
                {text}
              </li>
            ))}
          </ScrollBox>
        </>
      )}
    </Loaded>
  );
}
