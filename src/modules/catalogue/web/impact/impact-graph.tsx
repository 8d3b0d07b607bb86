import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { ImpactNode } from '#modules/catalogue/contract/impact.ts';
import { texts } from '../texts.ts';
import { layersOf, type Placed } from './graph-layers.ts';
import { KindSign, nameOf } from './impact-node.tsx';
import type { OpenedImpact } from './use-impact.ts';
import classes from './impact.module.css';

const CARD = { width: 220, height: 54 };
const STEP = { x: CARD.width + 72, y: CARD.height + 14 };

interface ImpactGraphProps {
  readonly root: ImpactNode;
  readonly impact: OpenedImpact;
}

/** What is open, as a drawing: a column for each step; a press opens or closes what follows. */
export function ImpactGraph({ root, impact }: ImpactGraphProps) {
  const t = useTexts(texts);
  const { placed, edges } = layersOf(root, (key) => impact.branchOf(key)?.links ?? []);
  const at = new Map(placed.map((each) => [each.node.key, each]));
  const width = Math.max(...placed.map(({ layer }) => layer)) * STEP.x + CARD.width;
  const height = Math.max(...placed.map(({ row }) => row)) * STEP.y + CARD.height;
  return (
    <section className={classes.graph} aria-label={t('impact.graph_label')}>
      <div className={classes.sheet} style={{ width, height }}>
        <svg width={width} height={height} aria-hidden>
          {edges.map(({ from, to }) => {
            const [start, end] = [at.get(from), at.get(to)];
            if (start === undefined || end === undefined) return null;
            return <path key={`${from} ${to}`} className={classes.edge} d={curve(start, end)} />;
          })}
        </svg>
        {placed.map((each) => (
          <Card key={each.node.key} placed={each} impact={impact} />
        ))}
      </div>
    </section>
  );
}

function Card({ placed, impact }: { readonly placed: Placed; readonly impact: OpenedImpact }) {
  const t = useTexts(texts);
  const { node, layer, row, expandable } = placed;
  const name = nameOf(node, t);
  const where = node.place?.feature_name ?? t(`impact.kinds.${node.kind}`);
  const problems = node.problems.map((problem) => t(`impact.problems.${problem}`)).join(', ');
  const opened = impact.branchOf(node.key) !== undefined;
  const shown = (
    <>
      <KindSign node={node} />
      <span className={classes.cardWords}>
        <strong>{name}</strong>
        <span>{problems === '' ? where : problems}</span>
      </span>
      {problems !== '' && <IconAlertTriangle size={16} stroke={1.8} aria-hidden />}
    </>
  );
  const look = {
    className: classes.card,
    style: { left: layer * STEP.x, top: row * STEP.y, width: CARD.width, height: CARD.height },
    'data-troubled': problems !== '' || undefined,
    title: [name, node.code, where, problems].filter((word) => word !== '').join(' · '),
  };
  if (!expandable) return <div {...look}>{shown}</div>;
  return (
    <button {...look} type="button" aria-expanded={opened} onClick={() => impact.toggle(node.key)}>
      {shown}
    </button>
  );
}

/** From the right side of one card to the left side of the other, whichever is further right. */
function curve(from: Placed, to: Placed): string {
  const x1 = from.layer * STEP.x + CARD.width;
  const y1 = from.row * STEP.y + CARD.height / 2;
  const x2 = to.layer * STEP.x;
  const y2 = to.row * STEP.y + CARD.height / 2;
  const bend = Math.max(36, Math.abs(x2 - x1) / 2);
  return `M ${x1} ${y1} C ${x1 + bend} ${y1}, ${x2 - bend} ${y2}, ${x2} ${y2}`;
}
