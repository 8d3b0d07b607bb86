import { IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { EntryReference } from '#modules/catalogue/contract/entry-kinds.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Icon } from '#platform/web/module.ts';
import type { Search } from '#platform/web/navigation/search.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { UrlTabs } from '#platform/web/page/url-tabs.tsx';
import { useView } from '../activity/use-visit.ts';
import { texts } from '../texts.ts';
import { History } from './history.tsx';

interface EntryTabsProps<Name extends string> {
  readonly entry: EntryReference;
  readonly label: string;
  /** Where the address says which tab is open. */
  readonly search: Pick<Search<{ tab: Name | 'history' }>, 'parse' | 'defaults'>;
  /** The tab of what lies in it. */
  readonly first: {
    readonly name: Name;
    readonly label: string;
    readonly icon: Icon;
    readonly content: () => ReactNode;
  };
}

/** What lies in an entry, and its history. Only what was found counts as looked at. */
export function EntryTabs<Name extends string>(props: EntryTabsProps<Name>) {
  const { entry, label, search, first } = props;
  const t = useTexts(texts);
  const [{ tab: value }, setSearch] = useSearchState(search);
  useView(entry.kind, entry.id);
  const history = {
    name: 'history',
    label: t('entry.history'),
    icon: IconHistory,
    content: () => <History entry={entry} />,
  } as const;
  return (
    <UrlTabs
      label={label}
      value={value}
      onChange={(tab) => setSearch({ tab })}
      tabs={[first, history]}
    />
  );
}
