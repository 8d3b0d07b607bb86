import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { CatalogueModule } from '#modules/catalogue/contract/companies.ts';
import { texts } from '../texts.ts';
import type { ActionsOf } from '../entries/entry-target.ts';
import type { Line } from './tree-lines.ts';
import { TreeLine } from './tree-line.tsx';
import { useTreeKeys } from './use-tree-keys.ts';
import classes from './explorer.module.css';

const LINE_HEIGHT = 53;
/** So far ahead of what is drawn lines are to be known: a page that comes in sight is drawn in one frame. */
const KNOWN_AHEAD = 60;

interface ModuleTreeProps {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly open: readonly string[];
  readonly actionsOf: ActionsOf;
  readonly onToggle: (module: CatalogueModule, open: boolean) => void;
  /** The line that is brought into sight first; -1 until it is known. */
  readonly start: number;
  /** Is given whether lines come near that are not known yet. */
  readonly onNeed: (needed: boolean) => void;
}

/** Modules and, below open ones, their features: only what is in sight is drawn. */
export function ModuleTree(props: ModuleTreeProps) {
  const t = useTexts(texts);
  const { label, lines, open, actionsOf, onToggle, start, onNeed } = props;
  const box = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => setMargin(distanceFromTop(box.current)), []);

  // With another function each time all lines would be laid out again with each step of a scroll.
  const keyOf = useCallback((index: number) => lines[index]?.id ?? index, [lines]);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => document.querySelector('#content'),
    estimateSize: () => LINE_HEIGHT,
    getItemKey: keyOf,
    overscan: 10,
    scrollMargin: margin,
  });
  const items = virtual.getVirtualItems();
  const ahead = Math.min((items.at(-1)?.index ?? 0) + KNOWN_AHEAD, lines.length - 1);
  const needed = lines[ahead]?.kind === 'unknown';
  useEffect(() => onNeed(needed), [needed, onNeed]);
  const reached = useRef(false);
  useEffect(() => {
    if (start === -1 || reached.current) return;
    reached.current = true;
    const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};
    const inSight = start >= startIndex && start <= endIndex;
    if (!inSight) virtual.scrollToIndex(start, { align: 'center' });
  }, [start, virtual]);
  const { active, handleKey, takeFocus } = useTreeKeys({
    lines,
    open,
    onToggle,
    bringIntoSight: virtual.scrollToIndex,
  });

  return (
    <div
      ref={box}
      role="treegrid"
      aria-label={label}
      aria-rowcount={lines.length + 1}
      className={classes.tree}
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      <div role="row" className={classes.head} aria-rowindex={1}>
        <span role="columnheader">{t('explorer.columns.code')}</span>
        <span role="columnheader">{t('explorer.columns.name')}</span>
        <span role="columnheader" data-align="end">
          {t('fields.features')}
        </span>
        <span role="columnheader" data-align="end">
          {t('fields.fields')}
        </span>
        <span role="columnheader">{t('worklist.column')}</span>
        <span role="columnheader">{t('fields.status')}</span>
      </div>
      <div role="rowgroup" className={classes.lines} style={{ height: virtual.getTotalSize() }}>
        {items.map((item) => {
          const line = lines[item.index];
          return (
            line !== undefined && (
              <TreeLine
                key={item.key}
                ref={virtual.measureElement}
                line={line}
                index={item.index}
                offset={item.start - margin}
                open={line.kind === 'module' && open.includes(line.module.module_code)}
                active={item.index === active}
                actionsOf={actionsOf}
                onFocus={takeFocus}
                onToggle={onToggle}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

/** How far an element is below the top of what scrolls. */
function distanceFromTop(element: HTMLElement | null): number {
  const content = document.querySelector('#content');
  if (element === null || content === null) return 0;
  return (
    element.getBoundingClientRect().top - content.getBoundingClientRect().top + content.scrollTop
  );
}
