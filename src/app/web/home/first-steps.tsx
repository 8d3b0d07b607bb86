import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import type { Permission } from '#platform/contract/permissions.ts';
import { loadPlaces } from '#platform/web/shell/places.ts';
import { may, useViewer } from '#platform/web/shell/viewer.ts';
import { modules } from '../modules.ts';
import classes from './home.module.css';

const OFFERED = 6;
/** Who may create so little comes to read. */
const FEW = 3;

/** What somebody who has done nothing yet can begin with: what they may create, else what they may see. */
export function FirstSteps() {
  const viewer = useViewer();
  const { quickActions } = use(loadPlaces(modules));
  const screens = modules
    .flatMap(({ navigation = [] }) => navigation)
    .filter(({ group }) => group !== undefined && group !== 'administration');
  const allowed = <Step extends { readonly permission?: Permission }>(all: readonly Step[]) =>
    all.filter(({ permission }) => permission !== undefined && may(viewer, permission));
  const actions = allowed(quickActions);
  const steps = actions.length < FEW ? allowed(screens) : actions;
  return (
    <ul className={classes.steps}>
      {steps.slice(0, OFFERED).map(({ to, label, icon: Sign }) => (
        <li key={to}>
          <Button
            variant="default"
            leftSection={<Sign size={16} stroke={1.7} />}
            renderRoot={(props) => <Link {...props} to={to} />}
          >
            {label.text}
          </Button>
        </li>
      ))}
    </ul>
  );
}
