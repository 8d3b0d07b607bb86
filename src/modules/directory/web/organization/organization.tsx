import { IconBriefcase, IconHierarchy2 } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { UrlTabs } from '#platform/web/page/url-tabs.tsx';
import { UnitList } from './unit-list.tsx';
import { organizationSearch } from './organization.search.ts';
import { texts } from '../texts.ts';

const TABS = [
  { name: 'department', icon: IconHierarchy2 },
  { name: 'position', icon: IconBriefcase },
] as const;

/** What the employees of the company are sorted into. */
export function Organization() {
  const t = useTexts(texts);
  const [{ tab }, setSearch] = useSearchState(organizationSearch);
  return (
    <ListPage title={t('units.title')} purpose={t('units.purpose')}>
      <UrlTabs
        label={t('units.title')}
        value={tab}
        onChange={(name) => setSearch({ tab: name, page: 1, search: '', edit: undefined })}
        tabs={TABS.map(({ name, icon }) => ({
          name,
          icon,
          label: t(`units.tabs.${name}`),
          content: () => <UnitList key={name} kind={name} />,
        }))}
      />
    </ListPage>
  );
}
