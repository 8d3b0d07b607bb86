import { Fragment, useCallback, useState, type ReactNode } from 'react';

/** What every dialog and sheet is given. */
export interface WindowProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

interface Shown<Row> {
  readonly record: Row;
  readonly opened: boolean;
  /** A new key with each opening, so that it starts with fresh state. */
  readonly turn: number;
}

/**
 * A dialog or sheet about one record of a list, which remembers the record while it closes:
 * `deletion.open(engine)` in a row's action, and in the page
 * `{deletion.draw((engine, window) => <DeleteEngine engine={engine} {...window} />)}`.
 */
export function useRecordWindow<Row>() {
  const [shown, setShown] = useState<Shown<Row>>();
  const close = () => setShown((last) => last && { ...last, opened: false });
  // Always the same function, for rows that are drawn again only when they differ.
  const open = useCallback(
    (record: Row) => setShown((last) => ({ record, opened: true, turn: (last?.turn ?? 0) + 1 })),
    [],
  );
  const draw = (content: (record: Row, window: WindowProps) => ReactNode) =>
    shown && (
      <Fragment key={shown.turn}>
        {content(shown.record, { opened: shown.opened, onClose: close })}
      </Fragment>
    );
  return { open, close, draw };
}
