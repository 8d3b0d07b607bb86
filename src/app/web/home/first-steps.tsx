import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { use, useState } from 'react';
import type { Permission } from '#platform/contract/permissions.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import type { NavigationItem, QuickAction } from '#platform/web/module.ts';
import { currentItem } from '#platform/web/shell/current-item.ts';
import { loadPlaces } from '#platform/web/shell/places.ts';
import { may, useViewer } from '#platform/web/shell/viewer.ts';
import { modules } from '../modules.ts';
import { ShowRest } from './show-rest.tsx';
import classes from './home.module.css';

const OFFERED = 6;
/** Who may create so little comes to read. */
const FEW = 3;

/** What somebody can begin with: what they may create, else what they may see, that of every day first. */
export function FirstSteps() {
  const t = usePlatformTexts();
  const viewer = useViewer();
  const [isWhole, setIsWhole] = useState(false);
  const { quickActions } = use(loadPlaces(modules));
  const screens = modules
    .flatMap(({ navigation = [] }) => navigation)
    .filter(({ group }) => group !== undefined && group !== 'administration');
  const allowed = <Step extends { readonly permission?: Permission }>(all: readonly Step[]) =>
    all.filter(({ permission }) => permission !== undefined && may(viewer, permission));
  const actions = allowed(quickActions);
  const steps: readonly Pick<QuickAction, 'to' | 'label' | 'icon' | 'isDocument'>[] =
    actions.length < FEW ? dailyFirst(allowed(screens), quickActions) : actions;
  const others = steps.length - OFFERED;
  return (
    <>
      <ul className={classes.steps}>
        {steps
          .slice(0, isWhole ? undefined : OFFERED)
          .map(({ to, label, icon: Sign, isDocument }) => (
            <li key={to}>
              <Button
                variant="default"
                leftSection={<Sign size={16} stroke={1.7} />}
                renderRoot={(props) => <Link {...props} to={to} reloadDocument={isDocument} />}
              >
                {label.text}
              </Button>
            </li>
          ))}
      </ul>
      {others > 0 && (
        <ShowRest isWhole={isWhole} onChange={setIsWhole}>
          {isWhole ? t('home.less') : t('home.more_actions', { count: others })}
        </ShowRest>
      )}
    </>
  );
}

/** Screens on which somebody does something every day come before all others. */
function dailyFirst(
  screens: readonly NavigationItem[],
  quickActions: readonly QuickAction[],
): readonly NavigationItem[] {
  const daily = new Set(
    quickActions
      .filter(({ isDaily }) => isDaily === true)
      .map(({ to }) => currentItem(to.replace(/[?#].*$/, ''), screens)),
  );
  return screens.toSorted((one, other) => Number(daily.has(other.to)) - Number(daily.has(one.to)));
}
