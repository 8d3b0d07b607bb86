/** A file and the folders it lies in, from the outermost one that was chosen. */
export interface FoundFile {
  readonly file: File;
  readonly folders: readonly string[];
}

/** Files that systems put beside those of people. */
const UNSEEN = /^(\.|~\$|thumbs\.db$|desktop\.ini$)/i;

export function filesOfFolder(chosen: readonly File[]): File[] {
  const found = chosen.map((file) => ({
    file,
    folders: file.webkitRelativePath.split('/').slice(0, -1),
  }));
  return namedApart(found);
}

/** All that was dropped, folders with all that lies in them. */
export async function filesOfDrop({ items, files }: DataTransfer): Promise<File[]> {
  // To be taken before anything is waited for: the browser empties the list when the event is over.
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  const loose = [...files];
  if (!entries.some((entry) => entry?.isDirectory === true)) return loose;
  const found: FoundFile[] = [];
  for (const entry of entries) if (entry !== null) await collect(entry, [], found);
  return namedApart(found);
}

/**
 * An agent knows files by name, without folders: a name that comes up in several of them gets its folder in
 * front. What systems leave in folders is passed over.
 */
export function namedApart(found: readonly FoundFile[]): File[] {
  const seen = found.filter(({ file, folders }) => ![...folders, file.name].some(isUnseen));
  const times = Map.groupBy(seen, ({ file }) => file.name.toLowerCase());
  return seen.map(({ file, folders }) => {
    const alone = (times.get(file.name.toLowerCase())?.length ?? 0) < 2;
    if (alone || folders.length === 0) return file;
    const name = [...folders.slice(1), file.name].join(' - ');
    return new File([file], name, { type: file.type, lastModified: file.lastModified });
  });
}

function isUnseen(name: string): boolean {
  return UNSEEN.test(name);
}

async function collect(
  entry: FileSystemEntry,
  folders: readonly string[],
  found: FoundFile[],
): Promise<void> {
  if (entry instanceof FileSystemFileEntry) {
    found.push({ file: await fileOf(entry), folders });
  } else if (entry instanceof FileSystemDirectoryEntry) {
    const reader = entry.createReader();
    for (;;) {
      // A reader answers some entries at a time, and none when it is through.
      const some = await entriesOf(reader);
      if (some.length === 0) return;
      for (const inner of some) await collect(inner, [...folders, entry.name], found);
    }
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}

function entriesOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => {
    reader.readEntries(resolve, reject);
  });
}
