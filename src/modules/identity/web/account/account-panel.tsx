import { Button } from '@mantine/core';
import { useState } from 'react';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import type { Account } from '#modules/identity/contract/account.ts';
import { texts } from '../texts.ts';

const PasswordSheet = whenOpened(async () => (await import('./password-sheet.tsx')).PasswordSheet);

/** Who the person is to the application, and their password. */
export function AccountPanel({ account }: { readonly account: Account }) {
  const t = useTexts(texts);
  const [opened, setOpened] = useState(false);
  const none = t('account.none');
  return (
    <Panel
      id="password"
      title={t('account.profile.title')}
      hint={t('account.profile.hint')}
      actions={
        <Button variant="default" onClick={() => setOpened(true)}>
          {t('account.password.change')}
        </Button>
      }
    >
      <Facts
        facts={[
          { name: t('fields.username'), value: account.username },
          { name: t('account.profile.email'), value: account.email ?? none },
        ]}
      />
      <PasswordSheet
        limit={account.min_characters}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </Panel>
  );
}
