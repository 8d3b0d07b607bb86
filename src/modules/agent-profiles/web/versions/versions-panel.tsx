import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { AgentProfile } from '#modules/agent-profiles/contract/agent-profiles.ts';
import type { AgentProfileVersion } from '#modules/agent-profiles/contract/versions.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { useRestoreVersion, versionsQuery } from './versions.api.ts';

/** Everything an agent profile has said: who wrote each version, and what it changed. */
export function VersionsPanel({ profile }: { readonly profile: AgentProfile }) {
  const t = useTexts(texts);
  const query = useQuery(versionsQuery({ id: profile.id }));
  const mayRestore = useMay('agent-profiles:write') && profile.status !== 'Deleted';
  return (
    <Loaded query={query} failedTitle={t('list.load_failed')}>
      {(versions) => (
        <Stack>
          {versions.map((version, place) => (
            <Panel
              key={version.number}
              title={t('versions.number', { number: version.number })}
              hint={`${formatDateTime(version.createdAt)} · ${version.createdBy?.name ?? t('versions.by_program')}`}
              actions={
                place === 0
                  ? t('versions.current')
                  : mayRestore && <RestoreButton id={profile.id} number={version.number} />
              }
            >
              <Changes version={version} />
            </Panel>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

function Changes({ version: { changes } }: { readonly version: AgentProfileVersion }) {
  const t = useTexts(texts);
  if (changes.length === 0) return <p className={text.dimmed}>{t('versions.unchanged')}</p>;
  const write = (value: string | null) =>
    value === null || value === '' ? t('versions.nothing') : value;
  return (
    <Facts
      facts={changes.map(({ field, before, after }) => ({
        name: t(`fields.${field}`),
        value: (
          <>
            {before !== null && (
              <>
                <del>{write(before)}</del>{' '}
              </>
            )}
            <ins>{write(after)}</ins>
          </>
        ),
      }))}
    />
  );
}

function RestoreButton({ id, number }: { readonly id: string; readonly number: number }) {
  const t = useTexts(texts);
  const restore = useRestoreVersion();
  return (
    <Button
      variant="default"
      leftSection={<IconRestore size={16} stroke={1.7} />}
      loading={restore.isPending}
      onClick={() => restore.mutate({ id, version_no: number })}
    >
      {t('versions.restore_number', { number })}
    </Button>
  );
}
