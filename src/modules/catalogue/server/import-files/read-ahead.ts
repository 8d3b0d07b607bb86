/** This many rows are passed on together, where they come in smaller batches. */
const AT_ONCE = 1_000;

/**
 * Passes rows on in batches that are worth a statement each, and fetches the next batch while the last
 * one is being worked on: the database writes while the file is read.
 */
export async function* readAhead<Row>(lots: AsyncIterable<readonly Row[]>): AsyncGenerator<Row[]> {
  const gathered = gather(lots);
  let next = gathered.next();
  try {
    for (;;) {
      const { value, done } = await next;
      if (done === true) return;
      next = gathered.next();
      // Reported when the next batch is taken.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await gathered.return(undefined);
  }
}

async function* gather<Row>(lots: AsyncIterable<readonly Row[]>): AsyncGenerator<Row[], undefined> {
  let lot: Row[] = [];
  for await (const rows of lots) {
    for (const row of rows) lot.push(row);
    if (lot.length < AT_ONCE) continue;
    yield lot;
    lot = [];
  }
  if (lot.length > 0) yield lot;
}
