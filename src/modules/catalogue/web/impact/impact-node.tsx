import {
  IconActivity,
  IconChartDots,
  IconEngine,
  IconForms,
  IconReportAnalytics,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { ImpactNode } from '#modules/catalogue/contract/impact.ts';
import { texts, type CatalogueTexts } from '../texts.ts';
import classes from './impact.module.css';

const ICONS = {
  deep: IconForms,
  process: IconActivity,
  analytic: IconChartDots,
  field: IconForms,
  engine: IconEngine,
  use: IconReportAnalytics,
} as const;

export const kindOf = ({ level, kind }: ImpactNode) => level ?? kind;

export function nameOf({ use, name }: ImpactNode, t: CatalogueTexts): string {
  return use === null ? name : t(`uses.${use}`);
}

export function KindSign({ node }: { readonly node: ImpactNode }) {
  const t = useTexts(texts);
  const Sign = ICONS[kindOf(node)];
  const kind = t(`impact.kinds.${kindOf(node)}`);
  return (
    <span className={classes.sign} title={kind}>
      <Sign size={18} stroke={1.6} aria-hidden />
    </span>
  );
}

/** Its name, which leads to where it is described. */
export function NodeName({ node }: { readonly node: ImpactNode }) {
  const t = useTexts(texts);
  const { kind, id, code, place } = node;
  const name = nameOf(node, t);
  if (kind === 'engine' && id !== null) {
    return (
      <Link to="/engine-management/$id" params={{ id }}>
        {name}
      </Link>
    );
  }
  if (place === null) return <span>{name}</span>;
  return (
    <Link to="/air/feature/$id" params={{ id: place.feature_id }} search={{ highlight: code }}>
      {name}
    </Link>
  );
}

/** What is wrong with it, in words. */
export function Problems({ node }: { readonly node: ImpactNode }) {
  const t = useTexts(texts);
  const missing = t(node.kind === 'engine' ? 'impact.missing_engine' : 'impact.missing_field');
  return node.problems.map((problem) => (
    <StatusBadge
      key={problem}
      tone={toneOf(problem)}
      label={problem === 'missing' ? missing : t(`impact.problems.${problem}`)}
    />
  ));
}
