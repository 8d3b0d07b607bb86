/** How long others wait for a lot. */
const WANTED_MS = 80;
/** Fewer cost more turns than they save waiting: each lot looks things up and is committed. */
const FEWEST = 250;
const MOST = 1_000;

/** How many entries a lot has, so that it takes about as long on any machine, however busy. */
export interface LotSize {
  current(): number;
  /** Begins to measure a lot with so many entries; to be called again when it is written. */
  measure(entries: number): () => void;
}

export function createLotSize(): LotSize {
  let size = FEWEST;
  return {
    current: () => size,
    measure(entries) {
      const began = performance.now();
      return () => {
        const fitting = (entries * WANTED_MS) / (performance.now() - began);
        // Half-way, as one lot may take longer than the next.
        size = Math.round(Math.min(MOST, Math.max(FEWEST, (size + fitting) / 2)));
      };
    },
  };
}
