import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '#modules/directory/contract/profile.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { useSaidAfterReload } from '#platform/web/feedback/reload-saying.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import text from '#platform/web/page/text.module.css';
import { profileQuery } from './profile.api.ts';
import { texts } from '../texts.ts';
import classes from '../employees/employees.module.css';

const ProfileSheet = whenOpened(async () => (await import('./profile-sheet.tsx')).ProfileSheet);

/** Who the signed-in person is in the company; nothing for those who are no employee. */
export function ProfilePanel() {
  const query = useQuery(profileQuery());
  return (
    <Loaded query={query} height={220}>
      {(profile) => profile !== null && <KnownProfile profile={profile} />}
    </Loaded>
  );
}

function KnownProfile({ profile }: { readonly profile: Profile }) {
  const t = useTexts(texts);
  const [opened, setOpened] = useState(false);
  useSaidAfterReload();
  const none = <span className={text.hint}>{t('employees.none')}</span>;
  return (
    <Panel
      id="profile"
      title={t('profile.title')}
      hint={t('profile.hint')}
      actions={
        <Button variant="default" onClick={() => setOpened(true)}>
          {t('profile.edit')}
        </Button>
      }
    >
      <Facts
        facts={[
          {
            name: t('fields.photo'),
            value:
              profile.photo === null ? (
                none
              ) : (
                <img className={classes.photo} src={profile.photo} alt={t('fields.photo')} />
              ),
          },
          {
            name: t('fields.name_th'),
            value: `${profile.first_name_th} ${profile.last_name_th}`,
          },
          {
            name: t('fields.name_en'),
            value: `${profile.first_name} ${profile.last_name}`,
          },
          { name: t('profile.email'), value: profile.email ?? none },
          { name: t('fields.phone'), value: profile.phone ?? none },
          { name: t('fields.code'), value: profile.code ?? none },
          { name: t('fields.position'), value: profile.position?.name ?? none },
          { name: t('fields.department'), value: profile.department?.name ?? none },
          { name: t('fields.manager'), value: profile.manager?.name ?? none },
        ]}
      />
      <ProfileSheet opened={opened} profile={profile} onClose={() => setOpened(false)} />
    </Panel>
  );
}
