import { useState } from 'react';

/** Which row is to be deleted; the window keeps it while it closes. */
export function useDeletion<Row>() {
  const [row, setRow] = useState<Row>();
  const [opened, setOpened] = useState(false);
  return {
    row,
    opened,
    ask: (asked: Row) => {
      setRow(asked);
      setOpened(true);
    },
    close: () => setOpened(false),
  };
}
