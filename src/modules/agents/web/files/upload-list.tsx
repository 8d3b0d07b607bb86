import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { UploadItem } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './uploads.ts';
import classes from './files.module.css';

interface UploadListProps {
  readonly items: readonly UploadItem[];
  readonly uploads: Uploads;
}

const USUAL_HEIGHT = 62;

/** The files in sight of a queue of any length; padding keeps the place of the others. */
export function UploadList({ items, uploads }: UploadListProps) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 4,
  });
  const inSight = rows.getVirtualItems();
  const above = inSight[0]?.start ?? 0;
  const below = rows.getTotalSize() - (inSight.at(-1)?.end ?? 0);
  return (
    <div className={classes.items} ref={box}>
      <ul style={{ paddingBlock: `${above}px ${below}px` }}>
        {inSight.map(({ index, key }) => {
          const item = items[index];
          return (
            item && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={items.length}
              >
                <UploadRow item={item} uploads={uploads} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
