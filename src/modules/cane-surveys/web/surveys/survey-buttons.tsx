import { Button } from '@mantine/core';
import { IconDeviceMobile, IconMap, IconMathFunction, IconRoute } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { FIELD } from '../field-address.ts';
import { texts } from '../texts.ts';

/** The ways from the list of surveys to what belongs to it. */
export function SurveyButtons(): ReactNode {
  const t = useTexts(texts);
  const mayWrite = useMay('cane-surveys:write');
  const mayManage = useMay('cane-surveys:manage');
  return (
    <>
      {mayManage && (
        <Button
          variant="default"
          leftSection={<IconMathFunction size={16} />}
          renderRoot={(root) => <Link {...root} to="/cane-surveys/settings" />}
        >
          {t('list.settings')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconMap size={16} />}
        renderRoot={(root) => <Link {...root} to="/cane-surveys/map" />}
      >
        {t('list.map')}
      </Button>
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
