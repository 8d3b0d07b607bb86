import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const AT_ONCE = 1_000;

/** Items that are put away for later, however many, and come back in the same order. */
export interface Spool<Item> {
  add(items: readonly Item[]): Promise<void>;
  read(): AsyncGenerator<Item[]>;
  close(): Promise<void>;
}

/** Puts items that JSON can represent into a file without a name, which disappears with the process. */
export async function createSpool<Item>(): Promise<Spool<Item>> {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-spool-'));
  const file = await open(join(folder, 'items'), 'wx+', 0o600);
  await rm(folder, { recursive: true });
  return {
    async add(items) {
      if (items.length === 0) return;
      await file.appendFile(items.map((item) => `${JSON.stringify(item)}\n`).join(''));
    },
    async *read() {
      let some: Item[] = [];
      for await (const line of file.readLines({ start: 0, autoClose: false })) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `add`
        some.push(JSON.parse(line) as Item);
        if (some.length < AT_ONCE) continue;
        yield some;
        some = [];
      }
      if (some.length > 0) yield some;
    },
    close: () => file.close(),
  };
}
