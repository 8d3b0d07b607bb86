import { useNavigate } from '@tanstack/react-router';
import { memo, type MouseEvent, type Ref } from 'react';
import type { CatalogueModule } from '#modules/catalogue/contract/companies.ts';
import { isOwnMatter } from '#platform/web/table/own-matter.ts';
import type { ActionsOf } from '../entries/entry-target.ts';
import { FeatureCells } from './feature-cells.tsx';
import type { Line } from './tree-lines.ts';
import { ModuleCells } from './module-cells.tsx';
import { NoteCell } from './note-cell.tsx';
import classes from './explorer.module.css';

interface TreeLineProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly line: Line;
  readonly index: number;
  /** Pixels below the head of the tree. */
  readonly offset: number;
  readonly open: boolean;
  /** Where the Tab key enters the tree. */
  readonly active: boolean;
  readonly actionsOf: ActionsOf;
  readonly onFocus: (index: number) => void;
  readonly onToggle: (module: CatalogueModule, open: boolean) => void;
}

/** One line of the tree at its place. A press on a module opens or closes it, on a feature goes there. */
export const TreeLine = memo(function TreeLine(props: TreeLineProps) {
  const { ref, line, index, offset, open, active, onFocus, onToggle } = props;
  const navigate = useNavigate();
  const press = (event: MouseEvent<HTMLElement>) => {
    if (isOwnMatter(event)) return;
    if (line.kind === 'module') onToggle(line.module, !open);
    if (line.kind === 'feature') void navigate({ to: `/air/feature/${line.feature.id}` });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled for all lines at once, in useTreeKeys
    <div
      ref={ref}
      role="row"
      className={classes.line}
      data-index={index}
      data-kind={line.kind}
      data-open={open || undefined}
      aria-level={line.kind === 'module' || line.kind === 'unknown' ? 1 : 2}
      aria-expanded={line.kind === 'module' ? open : undefined}
      aria-rowindex={index + 2}
      tabIndex={active ? 0 : -1}
      style={{ transform: `translateY(${offset}px)` }}
      onFocus={() => onFocus(index)}
      onClick={press}
    >
      <Cells {...props} />
    </div>
  );
});

function Cells({ line, open, active, actionsOf, onToggle }: TreeLineProps) {
  switch (line.kind) {
    case 'module':
      return (
        <ModuleCells
          module={line.module}
          open={open}
          active={active}
          actionsOf={actionsOf}
          onToggle={() => onToggle(line.module, !open)}
        />
      );
    case 'feature':
      return <FeatureCells feature={line.feature} active={active} actionsOf={actionsOf} />;
    default:
      return <NoteCell line={line} />;
  }
}
