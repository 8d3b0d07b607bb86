import { Button } from '@mantine/core';
import { IconDeviceMobile, IconMap, IconMathFunction, IconRoute } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { MenuEntry } from '#platform/web/menu/menu.tsx';
import { MoreMenu } from '#platform/web/menu/more-menu.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { FIELD } from '../field-address.ts';
import { texts } from '../texts.ts';

/** The ways from the list of surveys to what belongs to it. */
export function SurveyButtons(): ReactNode {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('cane-surveys:write');
  const mayManage = useMay('cane-surveys:manage');
  const more: MenuEntry[] = [
    {
      label: t('list.map'),
      icon: IconMap,
      onClick: () => void navigate({ to: '/cane-surveys/map' }),
    },
    ...(mayManage
      ? [
          {
            label: t('list.settings'),
            icon: IconMathFunction,
            onClick: () => void navigate({ to: '/cane-surveys/settings' }),
          },
        ]
      : []),
  ];
  return (
    <>
      <MoreMenu entries={more} />
      {mayWrite && (
        <>
          <Button
            variant="default"
            leftSection={<IconRoute size={16} />}
            renderRoot={(root) => <Link {...root} to="/cane-surveys/plan" />}
          >
            {t('list.plan')}
          </Button>
          <Button component="a" href={FIELD} leftSection={<IconDeviceMobile size={16} />}>
            {t('list.go_to_field')}
          </Button>
        </>
      )}
    </>
  );
}
