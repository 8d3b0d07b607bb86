import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ProfilePanel } from '#modules/directory/web/public.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { accountQuery } from './account.api.ts';
import { AccountPanel } from './account-panel.tsx';
import { OtpPanel } from './otp-panel.tsx';
import { SessionsPanel } from '../sessions/sessions-panel.tsx';
import { TokensPanel } from '../api-tokens/api-tokens-panel.tsx';
import { texts } from '../texts.ts';

/** The own account: password, second factor, devices, tokens for programs. */
export function AccountScreen() {
  const t = useTexts(texts);
  const query = useQuery(accountQuery());
  return (
    <ListPage title={t('account.title')} purpose={t('account.purpose')}>
      <Loaded query={query} height={320}>
        {(account) => (
          <>
            <Suspense fallback={<Skeleton height={220} radius="lg" />}>
              <ProfilePanel />
            </Suspense>
            <AccountPanel account={account} />
            <OtpPanel account={account} />
            <SessionsPanel />
            <TokensPanel />
          </>
        )}
      </Loaded>
    </ListPage>
  );
}
