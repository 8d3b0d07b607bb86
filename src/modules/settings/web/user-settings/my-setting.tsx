import { SegmentedControl, Select, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { toast } from '#platform/web/feedback/toasts.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { HashTarget } from '#platform/web/page/hash-target.tsx';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import {
  APPEARANCES,
  DENSITIES,
  setAppearance,
  setDensity,
  setTheme,
  useAppearance,
  useDensity,
} from '#platform/web/theme/appearance.ts';
import { useShellContext } from '#platform/web/shell/use-shell-context.ts';
import { useViewer } from '#platform/web/shell/viewer.ts';
import type { Theme } from '#modules/companies/contract/themes.ts';
import { ThemeChoice } from '#modules/companies/web/public.ts';
import { userSettingsQuery, useSaveUserSettings } from './user-settings.api.ts';
import { texts } from '../texts.ts';
import classes from './user-settings.module.css';

/** Language, timezone, appearance, density and theme of the signed-in person. */
export function MySetting() {
  const t = useTexts(texts);
  const say = usePlatformTexts();
  const query = useQuery(userSettingsQuery());
  const save = useSaveUserSettings();
  const appearance = useAppearance();
  const density = useDensity();
  const companyTheme = useViewer().company.theme;
  const { changeLanguage } = useShellContext();

  const changeTheme = async (theme: Theme | null) => {
    const before = document.documentElement.dataset['theme'] ?? 'Default';
    setTheme(theme ?? companyTheme);
    await save.mutateAsync({ theme }).then(
      () => toast.success(t('my_setting.saved')),
      () => setTheme(before),
    );
  };

  if (query.error !== null && query.data === undefined) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <ListPage title={t('my_setting.title')} purpose={t('my_setting.purpose')}>
      <Panel>
        <div className={classes.fields}>
          <HashTarget id="language">
            <Select
              label={t('my_setting.language')}
              value={languageOfPage()}
              allowDeselect={false}
              data={LANGUAGES.map((value) => ({ value, label: say(`languages.${value}`) }))}
              onChange={(value) => {
                const lang = LANGUAGES.find((language) => language === value);
                if (lang !== undefined) void changeLanguage(lang);
              }}
            />
          </HashTarget>
          <HashTarget id="timezone">
            <Select
              label={t('fields.timezone')}
              description={t('my_setting.timezone_fixed')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value="Asia/Bangkok"
              data={['Asia/Bangkok']}
              disabled
            />
          </HashTarget>
          <HashTarget id="appearance">
            <div role="group" aria-labelledby="appearance-label">
              <span id="appearance-label" className={classes.label}>
                {t('my_setting.appearance')}
              </span>
              <SegmentedControl
                fullWidth
                value={appearance}
                data={APPEARANCES.map((value) => ({ value, label: t(`appearances.${value}`) }))}
                onChange={(chosen) => {
                  setAppearance(chosen);
                  save.mutate({ appearance: chosen });
                }}
              />
            </div>
          </HashTarget>
          <HashTarget id="density">
            <div role="group" aria-labelledby="density-label">
              <span id="density-label" className={classes.label}>
                {t('fields.density')}
              </span>
              <SegmentedControl
                fullWidth
                value={density}
                data={DENSITIES.map((value) => ({ value, label: t(`densities.${value}`) }))}
                onChange={(chosen) => {
                  setDensity(chosen);
                  save.mutate({ density: chosen });
                }}
              />
            </div>
          </HashTarget>
        </div>
      </Panel>
      <Panel id="theme" title={t('my_setting.theme')} hint={t('my_setting.theme_hint')}>
        {query.data === undefined ? (
          <Skeleton height={96} radius="lg" />
        ) : (
          <Suspense fallback={<Skeleton height={96} radius="lg" />}>
            <ThemeChoice
              label={t('my_setting.theme')}
              value={query.data.theme}
              companyTheme={companyTheme}
              onChange={(theme) => void changeTheme(theme)}
            />
          </Suspense>
        )}
      </Panel>
    </ListPage>
  );
}
