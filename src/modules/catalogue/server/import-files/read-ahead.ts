/** So many rows are handed on together, where they come in smaller lots. */
const AT_ONCE = 1_000;

/**
 * Hands rows on in lots that are worth a statement each, and fetches the next lot while the last one is
 * being worked upon: the database writes while the file is read.
 */
export async function* readAhead<Row>(lots: AsyncIterable<readonly Row[]>): AsyncGenerator<Row[]> {
  const gathered = gather(lots);
  let next = gathered.next();
  try {
    for (;;) {
      const { value, done } = await next;
      if (done === true) return;
      next = gathered.next();
      // Told by whoever asks for the next lot.
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
