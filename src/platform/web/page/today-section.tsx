import { Skeleton, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../i18n/formats.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import type { Icon } from '../module.ts';
import { Cards, StatCard } from './stat-card.tsx';
import classes from './today.module.css';

interface TodaySectionProps {
  readonly title: string;
  readonly figures: readonly {
    readonly label: string;
    readonly value: number;
    readonly icon: Icon;
  }[];
  /** Panels, side by side where there is room. */
  readonly children: ReactNode;
}

/** A module's section of the home page: figures, then details. */
export function TodaySection({ title, figures, children }: TodaySectionProps) {
  return (
    <section className={classes.section}>
      <Title order={2}>{title}</Title>
      <Cards>
        {figures.map((figure) => (
          <StatCard key={figure.label} {...figure} value={formatNumber(figure.value)} />
        ))}
      </Cards>
      <div className={classes.panels}>{children}</div>
    </section>
  );
}

/** Shown in its place while its figures are fetched. */
export function TodaySkeleton({ figures }: { readonly figures: number }) {
  const t = usePlatformTexts();
  return (
    <section className={classes.section} role="status" aria-label={t('feedback.loading')}>
      <Skeleton height={24} width="8rem" />
      <Cards>
        {Array.from({ length: figures }, (_, index) => (
          <Skeleton key={index} height={76} radius="lg" />
        ))}
      </Cards>
      <Skeleton height={120} radius="lg" />
    </section>
  );
}
