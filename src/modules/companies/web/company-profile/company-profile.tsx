import { Button, Skeleton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { useSaidAfterReload } from '#platform/web/feedback/reload-saying.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { additionQuery, companyQuery } from './company-profile.api.ts';
import { Logo } from './logo.tsx';
import { ThemeSample } from '../themes/theme-sample.tsx';
import { texts } from '../texts.ts';

const CompanySheet = whenOpened(
  async () => (await import('./company-profile-sheet.tsx')).CompanySheet,
);

export function CompanyProfileScreen() {
  const t = useTexts(texts);
  const query = useQuery(companyQuery());
  const [opened, setOpened] = useState(false);
  useSaidAfterReload();
  return (
    <ListPage
      title={t('company.title')}
      purpose={t('company.purpose')}
      actions={
        <Button
          leftSection={<IconPencil size={16} />}
          disabled={query.data === undefined}
          onClick={() => setOpened(true)}
        >
          {t('actions.edit')}
        </Button>
      }
    >
      <Loaded query={query} height={200}>
        {(company) => (
          <>
            <Panel id="profile">
              <Facts
                facts={[
                  { name: t('fields.logo'), value: <Logo source={company.logo} /> },
                  { name: t('company.name_th'), value: company.name_th },
                  { name: t('company.name_en'), value: company.name_en },
                  { name: t('fields.code'), value: company.code },
                  { name: t('company.theme'), value: <ThemeSample theme={company.theme} /> },
                  { name: t('company.added'), value: <Addition /> },
                ]}
              />
            </Panel>
            <CompanySheet opened={opened} company={company} onClose={() => setOpened(false)} />
          </>
        )}
      </Loaded>
    </ListPage>
  );
}

/** Who added the company, and when. */
function Addition() {
  const t = useTexts(texts);
  const { data } = useQuery(additionQuery());
  if (data === undefined) return <Skeleton height={16} width={200} />;
  const { added_by: name } = data;
  const time = formatDateTime(data.added_at);
  return name === null ? time : t('company.added_by', { time, name });
}
