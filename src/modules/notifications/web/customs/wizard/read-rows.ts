import { customLimits } from '#modules/notifications/contract/custom-limits.ts';
import {
  outsideRecipient,
  type OutsideRecipient,
} from '#modules/notifications/contract/custom-content.ts';

/** A line that names nobody: it counts from one, as the person sees them. */
interface Problem {
  readonly line: number;
  readonly text: string;
}

interface Read {
  readonly rows: readonly OutsideRecipient[];
  readonly problems: readonly Problem[];
  /** How many lines there are where these are more than a message takes; nothing of them is read. */
  readonly tooMany?: number;
}

/** Into which column is pasted: into the phone's, only phones are. */
type Column = 'email' | 'phone';

/** Reads what is pasted from a sheet: a line each, with e-mail address and phone in either order. */
export function readRows(
  text: string,
  { column, room = customLimits.others }: { readonly column: Column; readonly room?: number },
): Read {
  const lines = text.split(/\r\n|\r|\n/);
  const many = lines.filter((line) => line.trim() !== '').length;
  if (many > room) return { rows: [], problems: [], tooMany: many };
  const rows: OutsideRecipient[] = [];
  const problems: Problem[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const cells = line
      .split(/\t|;|,/)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '');
    const email = column === 'email' ? (cells.find((cell) => cell.includes('@')) ?? null) : null;
    const phone = cells.find((cell) => !cell.includes('@')) ?? null;
    const read = outsideRecipient.safeParse({ email, phone });
    if (read.success) rows.push(read.data);
    else problems.push({ line: index + 1, text: line.trim() });
  }
  return { rows, problems };
}
