import { useEffect, useState, type KeyboardEvent } from 'react';
import type { CatalogueModule } from '#modules/catalogue/contract/companies.ts';
import type { Line } from './tree-lines.ts';

interface TreeKeys {
  readonly lines: readonly Line[];
  readonly open: readonly string[];
  readonly onToggle: (module: CatalogueModule, open: boolean) => void;
  readonly bringIntoSight: (index: number) => void;
}

/** Keys of a tree: up and down move, right opens, left closes or goes up to the module, Enter follows. */
export function useTreeKeys({ lines, open, onToggle, bringIntoSight }: TreeKeys) {
  const [active, setActive] = useState(0);
  const [moved, setMoved] = useState(0);

  // A line far away is drawn first and takes the focus then.
  useEffect(() => {
    if (moved === 0) return;
    const frame = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[role="treegrid"] [data-index="${active}"]`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [active, moved]);

  const move = (index: number) => {
    const target = Math.max(0, Math.min(index, lines.length - 1));
    bringIntoSight(target);
    setActive(target);
    setMoved((count) => count + 1);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    const line = lines[active];
    if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'row') return;
    const act = actOf(event.key, line);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const actOf = (key: string, line: Line | undefined): (() => void) | undefined => {
    const module = line?.kind === 'module' ? line.module : undefined;
    const isOpen = module !== undefined && open.includes(module.module_code);
    switch (key) {
      case 'ArrowDown':
        return () => move(active + 1);
      case 'ArrowUp':
        return () => move(active - 1);
      case 'Home':
        return () => move(0);
      case 'End':
        return () => move(lines.length - 1);
      case 'ArrowRight':
        if (module === undefined) return undefined;
        return isOpen ? () => move(active + 1) : () => onToggle(module, true);
      case 'ArrowLeft':
        if (module === undefined) return () => move(moduleAbove(lines, active));
        return isOpen ? () => onToggle(module, false) : undefined;
      case 'Enter':
      case ' ':
        return () =>
          document
            .querySelector<HTMLElement>(`[role="treegrid"] [data-index="${active}"]`)
            ?.click();
      default:
        return undefined;
    }
  };
  return {
    active: Math.min(active, Math.max(lines.length - 1, 0)),
    handleKey,
    takeFocus: setActive,
  };
}

function moduleAbove(lines: readonly Line[], index: number): number {
  const above = lines.slice(0, index).findLastIndex(({ kind }) => kind === 'module');
  return above === -1 ? index : above;
}
