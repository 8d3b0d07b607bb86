import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PanelProps {
  readonly title?: string;
  readonly hint?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A card that groups what belongs together on a page. */
export function Panel({ title, hint, actions, children }: PanelProps) {
  return (
    <section className={classes.panel}>
      {(title !== undefined || actions !== undefined) && (
        <header className={classes.panelHead}>
          <div>
            {title !== undefined && <Title order={2}>{title}</Title>}
            {hint !== undefined && <p className={classes.purpose}>{hint}</p>}
          </div>
          <div className={classes.actions}>{actions}</div>
        </header>
      )}
      {children}
    </section>
  );
}

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Names and values, one pair a row, for example on a settings tab. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
