import { Button } from '@mantine/core';
import { IconBell, IconBellFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { EntryReference } from '#modules/catalogue/contract/entry-kinds.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { entryQuery, useFollowEntry } from './entries.api.ts';

/** Starts or stops notifying the viewer of changes. */
export function FollowButton({ kind, id }: EntryReference) {
  const t = useTexts(texts);
  const { data } = useQuery(entryQuery({ kind, id }));
  const follow = useFollowEntry();
  const following = data?.following ?? false;
  const Sign = following ? IconBellFilled : IconBell;
  return (
    <Button
      variant="default"
      leftSection={<Sign size={16} stroke={1.7} />}
      title={t('entry.follow_hint')}
      aria-pressed={following}
      disabled={data === undefined}
      loading={follow.isPending}
      onClick={() => follow.mutate({ kind, id, following: !following })}
    >
      {t(following ? 'entry.following' : 'entry.follow')}
    </Button>
  );
}
