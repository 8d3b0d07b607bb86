import {
  IconActivity,
  IconBuilding,
  IconChartDots,
  IconForms,
  IconPackage,
  IconPuzzle,
} from '@tabler/icons-react';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { StatCard } from '#platform/web/page/stat-card.tsx';
import type { Dashboard } from '#modules/catalogue/contract/companies.ts';
import { texts } from '../texts.ts';
import classes from './dashboard.module.css';

const FIGURES = [
  { name: 'total_companies', icon: IconBuilding },
  { name: 'active_modules', icon: IconPackage },
  { name: 'total_features', icon: IconPuzzle },
  { name: 'total_fields', icon: IconForms },
  { name: 'active_processes', icon: IconActivity },
  { name: 'analytics_count', icon: IconChartDots },
] as const;

/** The six sums over all companies; a dash while they are not known. */
export function Figures({ metrics }: { readonly metrics?: Dashboard['system_metrics'] }) {
  const t = useTexts(texts);
  return (
    <section className={classes.figures} aria-label={t('dashboard.figures_label')}>
      {FIGURES.map(({ name, icon }) => (
        <StatCard
          key={name}
          label={t(`dashboard.figures.${name}`)}
          value={metrics === undefined ? '–' : formatNumber(metrics[name])}
          icon={icon}
        />
      ))}
    </section>
  );
}
