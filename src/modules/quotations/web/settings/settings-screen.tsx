import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { UrlTabs } from '#platform/web/page/url-tabs.tsx';
import { quotationSettingsSearch } from '../quotations/quotations.search.ts';
import { texts } from '../texts.ts';
import { GeneralSettings } from './general-settings.tsx';
import { LetterheadForm } from './letterhead-form.tsx';
import { VoidNumbers } from './void-numbers.tsx';

/** How the company writes its quotations. */
export function SettingsScreen() {
  const t = useTexts(texts);
  const [{ tab }, setSearch] = useSearchState(quotationSettingsSearch);
  return (
    <ListPage
      title={t('settings.title')}
      purpose={t('settings.purpose')}
      back={{ to: '/quotations', label: t('detail.back') }}
    >
      <UrlTabs
        label={t('settings.tabs')}
        value={tab}
        onChange={(chosen) => setSearch({ tab: chosen })}
        tabs={[
          { name: 'general', label: t('settings.general'), content: () => <GeneralSettings /> },
          {
            name: 'letterhead',
            label: t('settings.letterhead'),
            content: () => <LetterheadForm />,
          },
          {
            name: 'void_numbers',
            label: t('settings.void_numbers'),
            content: () => <VoidNumbers />,
          },
        ]}
      />
    </ListPage>
  );
}
