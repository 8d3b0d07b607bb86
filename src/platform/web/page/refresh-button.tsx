import { ActionIcon } from '@mantine/core';
import { IconReload } from '@tabler/icons-react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import classes from './page.module.css';

/** What can be requested again. */
export interface Refreshable {
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Requests the data again, for people who want to be sure. */
export function RefreshButton({
  query,
  label,
}: {
  readonly query: Refreshable;
  readonly label?: string;
}) {
  const t = usePlatformTexts();
  const text = label ?? t('page.refresh');
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={text}
      title={text}
      aria-busy={query.isFetching}
      className={classes.refresh}
      onClick={() => void query.refetch()}
    >
      <IconReload size={18} stroke={1.7} />
    </ActionIcon>
  );
}
