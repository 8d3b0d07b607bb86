import { Button } from '@mantine/core';
import { IconPackages, IconSearchOff } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import type { CatalogueModule } from '#modules/catalogue/contract/companies.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { logActivity } from '../activity/log-activity.ts';
import { useEntryWindows } from '../entries/entry-windows.tsx';
import { texts } from '../texts.ts';
import { FirstSteps } from './add-company-menu.tsx';
import type { ModuleFilter } from './companies.api.ts';
import { ModuleTree } from './module-tree.tsx';
import { useModules, useMore } from './use-modules.ts';

interface ExplorerProps {
  readonly filter: ModuleFilter;
  /** The module that begins open, and is brought into sight. */
  readonly expand: string | undefined;
  readonly onExpand: (code: string | undefined) => void;
  readonly onReset: () => void;
}

/** The modules that the filter lets through, to be opened one by one. */
export function Explorer({ filter, expand, onExpand, onReset }: ExplorerProps) {
  const t = useTexts(texts);
  const [open, setOpen] = useState<readonly string[]>(expand === undefined ? [] : [expand]);
  const [wanted] = useState(expand);
  const [needsMore, setNeedsMore] = useState(false);
  const { actionsOf, windows } = useEntryWindows();
  const { pages, lines } = useModules({ filter, open });
  const start = lines.findIndex(
    (line) => line.kind === 'module' && line.module.module_code === wanted,
  );
  useMore(pages, needsMore || (wanted !== undefined && start === -1));

  const toggle = useCallback(
    ({ id, module_code: code }: CatalogueModule, opens: boolean) => {
      setOpen((before) => (opens ? [...before, code] : before.filter((each) => each !== code)));
      onExpand(opens ? code : undefined);
      if (opens) logActivity('expand', { entry_kind: 'module', opened: id });
    },
    [onExpand],
  );

  if (pages.data === undefined && pages.isError) {
    return (
      <ErrorState
        error={pages.error}
        title={t('failures.list_modules')}
        onRetry={() => void pages.refetch()}
      />
    );
  }
  if (lines.length === 0) {
    const filtered = filter.search !== '' || filter.status !== undefined;
    return filtered ? (
      <EmptyState
        icon={IconSearchOff}
        title={t('explorer.no_results')}
        hint={t('explorer.no_results_hint')}
        action={
          <Button variant="default" onClick={onReset}>
            {t('explorer.clear')}
          </Button>
        }
      />
    ) : (
      <EmptyState
        icon={IconPackages}
        title={t('explorer.empty_title')}
        hint={t('explorer.empty_hint')}
        action={<FirstSteps />}
      />
    );
  }
  return (
    <>
      <ModuleTree
        label={t('explorer.modules')}
        lines={lines}
        open={open}
        actionsOf={actionsOf}
        onToggle={toggle}
        start={start}
        onNeed={setNeedsMore}
      />
      {windows}
    </>
  );
}
