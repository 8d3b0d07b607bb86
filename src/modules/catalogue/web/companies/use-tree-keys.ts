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
    const frame = requestAnimationFrame(() => drawnLine(active)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [active, moved]);

  const move = (index: number) => {
    const target = Math.max(0, Math.min(index, lines.length - 1));
    bringIntoSight(target);
    setActive(target);
    setMoved((count) => count + 1);
  };
  const follow = () => drawnLine(active)?.click();
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'row') return;
    const line = lines[active];
    const module = line?.kind === 'module' ? line.module : undefined;
    const isOpen = module !== undefined && open.includes(module.module_code);
    const acts: Record<string, () => void> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      Home: () => move(0),
      End: () => move(lines.length - 1),
      Enter: follow,
      ' ': follow,
      ...(module === undefined
        ? { ArrowLeft: () => move(moduleAbove(lines, active)) }
        : { ArrowRight: () => (isOpen ? move(active + 1) : onToggle(module, true)) }),
      ...(isOpen && { ArrowLeft: () => onToggle(module, false) }),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return {
    active: Math.min(active, Math.max(lines.length - 1, 0)),
    handleKey,
    takeFocus: setActive,
  };
}

function drawnLine(index: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[role="treegrid"] [data-index="${index}"]`);
}

function moduleAbove(lines: readonly Line[], index: number): number {
  const above = lines.slice(0, index).findLastIndex(({ kind }) => kind === 'module');
  return above === -1 ? index : above;
}
