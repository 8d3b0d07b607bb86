import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntryReference } from '#modules/catalogue/contract/entry-kinds.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Pagination } from '#platform/web/table/pagination.tsx';
import { texts } from '../texts.ts';
import { ChangeCard } from './change-card.tsx';
import { historyQuery } from './entries.api.ts';
import classes from './history.module.css';

const PAGE_SIZE = 25;

interface VersionsProps {
  readonly entry: EntryReference;
  readonly breakingOnly: boolean;
}

export function Versions({ entry: { kind, id }, breakingOnly }: VersionsProps) {
  const t = useTexts(texts);
  const [page, setPage] = useState(1);
  const query = useQuery(
    historyQuery({
      kind,
      id,
      page,
      page_size: PAGE_SIZE,
      breaking: breakingOnly ? 'true' : undefined,
    }),
  );
  return (
    <Loaded query={query} failedTitle={t('history.failed')}>
      {({ data: changes, total }) =>
        changes.length === 0 ? (
          <EmptyState
            icon={IconHistory}
            title={t(breakingOnly ? 'history.none_breaking' : 'history.empty')}
            hint={t('history.empty_hint')}
          />
        ) : (
          <>
            <ol className={classes.changes}>
              {changes.map((change) => (
                <ChangeCard key={change.id} change={change} version={change} />
              ))}
            </ol>
            {total > PAGE_SIZE && (
              <Pagination page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
            )}
          </>
        )
      }
    </Loaded>
  );
}
