import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { profileQuery } from './profile.api.ts';
import { texts } from '../texts.ts';
import classes from '../employees/employees.module.css';

const ProfileSheet = whenOpened(async () => (await import('./profile-sheet.tsx')).ProfileSheet);

/** Who the signed-in person is in the company; nothing for whoever is no employee. */
export function ProfilePanel() {
  const t = useTexts(texts);
  const { data: profile, error, refetch } = useQuery(profileQuery);
  const [opened, setOpened] = useState(false);
  if (profile === null) return null;
  if (profile === undefined) {
    return error === null ? (
      <Skeleton height={220} radius="lg" />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  }
  const none = <span className={classes.absent}>{t('employees.none')}</span>;
  return (
    <Panel
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
            name: t('profile.photo'),
            value:
              profile.photo === null ? (
                none
              ) : (
                <img className={classes.photo} src={profile.photo} alt={t('profile.photo')} />
              ),
          },
          {
            name: t('employees.form.name_th'),
            value: `${profile.first_name_th} ${profile.last_name_th}`,
          },
          {
            name: t('employees.form.name_en'),
            value: `${profile.first_name} ${profile.last_name}`,
          },
          { name: t('employees.form.email'), value: profile.email ?? none },
          { name: t('employees.form.phone'), value: profile.phone ?? none },
          { name: t('employees.form.code'), value: profile.code ?? none },
          { name: t('employees.form.position'), value: profile.position?.name ?? none },
          { name: t('employees.form.department'), value: profile.department?.name ?? none },
          { name: t('employees.form.manager'), value: profile.manager?.name ?? none },
        ]}
      />
      <ProfileSheet opened={opened} profile={profile} onClose={() => setOpened(false)} />
    </Panel>
  );
}
