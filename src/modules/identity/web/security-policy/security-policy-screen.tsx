import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { texts } from '../texts.ts';
import { securityPolicyQuery } from './security-policy.api.ts';

const SecurityPolicySheet = whenOpened(
  async () => (await import('./security-policy-sheet.tsx')).SecurityPolicySheet,
);

/** What the company requires of passwords, second factor and sessions. */
export function SecurityPolicyScreen() {
  const t = useTexts(texts);
  const query = useQuery(securityPolicyQuery());
  const [opened, setOpened] = useState(false);
  return (
    <ListPage
      title={t('security.title')}
      purpose={t('security.purpose')}
      actions={
        <Button
          leftSection={<IconPencil size={16} />}
          disabled={query.data === undefined}
          onClick={() => setOpened(true)}
        >
          {t('security.edit')}
        </Button>
      }
    >
      <Loaded query={query} height={160}>
        {(policy) => (
          <>
            <Panel id="policy">
              <Facts
                facts={[
                  {
                    name: t('security.min_characters'),
                    value: formatNumber(policy.min_characters),
                  },
                  {
                    name: t('security.is_otp_required'),
                    value: t(policy.is_otp_required ? 'security.required' : 'security.optional'),
                  },
                  { name: t('security.session_days'), value: formatNumber(policy.session_days) },
                ]}
              />
            </Panel>
            <SecurityPolicySheet opened={opened} policy={policy} onClose={() => setOpened(false)} />
          </>
        )}
      </Loaded>
    </ListPage>
  );
}
