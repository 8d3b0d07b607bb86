import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useEffect, type ReactNode, type RefObject } from 'react';
import { useRowKeys } from './use-row-keys.ts';

interface VirtualRowsProps {
  readonly count: number;
  /** Cells of a row. */
  readonly width: number;
  readonly box: RefObject<HTMLDivElement | null>;
  /** Index of the row that is scrolled into view first; -1 for none. */
  readonly start: number;
  readonly children: (index: number) => ReactNode;
}

const ROW_HEIGHT = 45;

/** The visible rows of a long list, between two rows that take up the space of the others. */
export function VirtualRows({ count, width, box, start, children }: VirtualRowsProps) {
  const keys = useRowKeys();
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
  const { scrollToIndex } = rows;
  useEffect(() => {
    if (start !== -1) scrollToIndex(start, { align: 'center' });
  }, [start, scrollToIndex]);
  const items = rows.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = rows.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody role="rowgroup" {...keys}>
      <Spacer height={above} width={width} />
      {items.map((item) => (
        <Fragment key={item.key}>{children(item.index)}</Fragment>
      ))}
      <Spacer height={below} width={width} />
    </tbody>
  );
}

function Spacer({ height, width }: { readonly height: number; readonly width: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={width} style={{ height, padding: 0 }} />
    </tr>
  );
}
