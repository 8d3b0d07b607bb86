import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Setting } from '#modules/notifications/contract/settings.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { eventQuery } from '../events/events.api.ts';
import { texts, type NotificationTexts } from '../texts.ts';
import { Difference } from './difference.tsx';
import { differenceQuery, useRestoreVersion, versionsQuery } from './versions.api.ts';

interface VersionsPanelProps {
  readonly setting: Setting;
  readonly mayWrite: boolean;
  /** Called with the setting whose draft is the earlier version now. */
  readonly onRestored: (setting: Setting) => void;
}

/** Every version that was in force: who applied it, and what it changed. */
export function VersionsPanel({ setting, mayWrite, onRestored }: VersionsPanelProps) {
  const t = useTexts(texts);
  const { id, live } = setting;
  const query = useQuery(versionsQuery({ id }));
  const restore = useRestoreVersion({ onSuccess: onRestored });
  return (
    <Loaded query={query} failedTitle={t('settings.detail.load_failed')}>
      {(versions) => (
        <Stack>
          {versions.length === 0 && <p className={text.dimmed}>{t('settings.versions.none')}</p>}
          {versions.map(({ number, created_at: at, created_by_name: by }) => (
            <Panel
              key={number}
              title={t('settings.versions.number', { number })}
              hint={`${formatDateTime(at)} · ${by ?? t('settings.versions.by_program')}`}
              actions={
                <>
                  {number === live?.version && t('settings.versions.live')}
                  {mayWrite && (number !== live?.version || setting.has_changes) && (
                    <Button
                      variant="default"
                      leftSection={<IconRestore size={16} stroke={1.7} />}
                      loading={restore.isPending}
                      onClick={() => restore.mutate({ id, version_no: number })}
                    >
                      {t('settings.versions.restore', { number })}
                    </Button>
                  )}
                </>
              }
            >
              {number > 1 ? (
                <Changes setting={setting} number={number} />
              ) : (
                <p className={text.dimmed}>{t('settings.versions.first')}</p>
              )}
            </Panel>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

/** What a version has differently from the one before it. */
function Changes({ setting, number }: { readonly setting: Setting; readonly number: number }) {
  const t = useTexts(texts);
  const { id, event } = setting;
  const declared = useQuery({ ...eventQuery({ id: event?.id ?? '' }), enabled: event !== null });
  const properties = declared.data?.schema.properties ?? {};
  const query = useQuery(differenceQuery({ id, version_no: number - 1, to: number }));
  return (
    <Loaded query={query} height={40}>
      {(changes) => (
        <Facts
          facts={changes.map(({ field, before, after }) => ({
            name: nameOf(t, field),
            value: <Difference {...{ field, before, after, properties }} />,
          }))}
        />
      )}
    </Loaded>
  );
}

const parts = [
  'event',
  'title',
  'message',
  'translations',
  'channels',
  'match',
  'conditions',
  'recipients',
  'recipient_excepts',
  'critical',
  'tone',
] as const;

function nameOf(t: NotificationTexts, field: string): string {
  const part = parts.find((each) => each === field);
  return part === undefined ? field : t(`settings.parts.${part}`);
}
