import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useHashTarget } from './use-hash-target.ts';
import classes from './page.module.css';

interface PanelProps {
  /** Given where it can be led to: `/settings/account#sessions`. */
  readonly id?: string;
  readonly title?: string;
  readonly hint?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A card that groups what belongs together on a page. */
export function Panel({ id, title, hint, actions, children }: PanelProps) {
  return (
    <section {...useHashTarget(id)} className={classes.panel}>
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
  const t = usePlatformTexts();
  return (
    <dl className={classes.facts}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          {/* Only the style knows whether what is rendered is empty. */}
          <dd data-empty={t('feedback.not_set')}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
