import type { ComponentType, ReactNode } from 'react';
import { useLastRecord } from '../feedback/use-last-record.ts';
import { whenOpened } from '../feedback/when-opened.tsx';
import type { WindowProps } from './use-record-window.tsx';

interface Identified {
  readonly id: string | number;
}

interface OfRecord<Row> {
  /** The record in the sheet; none while it is closed. */
  readonly record: Row | undefined;
  readonly onClose: () => void;
}

/**
 * A sheet about a record, whose code is loaded when it is first opened, open while there is a record:
 * `const EditSheet = recordSheet(async () => (await import('./edit-sheet.tsx')).EditSheet)`, then
 * `<EditSheet record={edited} onClose={...} />`. It remembers the record while it slides away.
 */
export function recordSheet<Row extends Identified, Others extends object = object>(
  load: () => Promise<ComponentType<WindowProps & { readonly record: Row } & NoInfer<Others>>>,
): (props: OfRecord<Row> & Others) => ReactNode {
  const Sheet = whenOpened(load);
  return function RecordSheet(props: OfRecord<Row> & Others) {
    const { record } = props;
    const shown = useLastRecord(record);
    if (shown === undefined) return null;
    return <Sheet key={shown.id} {...props} record={shown} opened={record !== undefined} />;
  };
}
