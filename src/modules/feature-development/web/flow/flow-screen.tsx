import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { texts } from '../texts.ts';

interface FlowScreenProps<Data> {
  readonly name: 'board' | 'timeline' | 'analytics';
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly filters: ReactNode;
  /** Beside the button that loads it again. */
  readonly actions?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The frame of a screen that shows all work in one picture, which follows below its filters. */
export function FlowScreen<Data>({
  name,
  query,
  filters,
  actions,
  children,
}: FlowScreenProps<Data>) {
  const t = useTexts(texts);
  return (
    <ListPage
      title={t(`flow.${name}.title`)}
      purpose={t(`flow.${name}.purpose`)}
      actions={
        <>
          <RefreshButton query={query} />
          {actions}
        </>
      }
    >
      {filters}
      <Loaded
        query={query}
        failedTitle={t(`flow.${name}.load_failed`)}
        waiting={<Skeleton height={440} radius="lg" />}
      >
        {children}
      </Loaded>
    </ListPage>
  );
}
