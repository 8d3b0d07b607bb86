import { Button } from '@mantine/core';
import { IconDatabase, IconDatabaseImport, IconFileUpload, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Icon } from '#platform/web/module.ts';
import { Menu } from '#platform/web/menu/menu.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import classes from './dashboard.module.css';

type WayLabel = 'fill_files' | 'fill_source' | 'fill_imports' | 'fill_sources';

/** How companies come into the catalogue, for those who may bring them. */
export function FillMenu() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayImport = useMay('catalogue:import');
  const mayConnect = useMay('catalogue:connect');
  if (!mayImport && !mayConnect) return null;
  const way = (label: WayLabel, icon: Icon, href: string) => ({
    label: t(`dashboard.${label}`),
    icon,
    onClick: () => void navigate({ href }),
  });
  const entries = () => [
    ...(mayImport ? [way('fill_files', IconFileUpload, '/air/imports?create=1')] : []),
    ...(mayConnect ? [way('fill_source', IconPlus, '/air/sources?create=1')] : []),
    ...(mayImport
      ? [{ ...way('fill_imports', IconDatabaseImport, '/air/imports'), separated: true }]
      : []),
    ...(mayConnect ? [way('fill_sources', IconDatabase, '/air/sources')] : []),
  ];
  return (
    <Menu label={t('dashboard.fill')} entries={entries}>
      {(button) => (
        <Button {...button} leftSection={<IconPlus size={16} aria-hidden />}>
          {t('dashboard.fill')}
        </Button>
      )}
    </Menu>
  );
}

/** The same where there is nothing yet. */
export function FirstSteps() {
  const t = useTexts(texts);
  const mayImport = useMay('catalogue:import');
  const mayConnect = useMay('catalogue:connect');
  return (
    <div className={classes.firstSteps}>
      {mayImport && (
        <Button
          component={Link}
          to="/air/imports?create=1"
          leftSection={<IconFileUpload size={16} aria-hidden />}
        >
          {t('dashboard.fill_files')}
        </Button>
      )}
      {mayConnect && (
        <Button
          component={Link}
          to="/air/sources?create=1"
          variant="default"
          leftSection={<IconDatabase size={16} aria-hidden />}
        >
          {t('dashboard.fill_source')}
        </Button>
      )}
    </div>
  );
}
