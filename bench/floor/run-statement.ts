import pg, { type Pool } from 'pg';

type Run = (
  name: string | undefined,
  text: string,
  values: readonly unknown[],
) => Promise<Record<string, unknown>[]>;

/**
 * Runs a statement in the quickest possible way: on PostgreSQL with a plan cached under a name. The embedded
 * database has one session behind all connections, so there each statement is sent as one message.
 */
export function createRun(pool: Pool, { embedded }: { embedded: boolean }): Run {
  return async (name, text, values) => {
    const { rows } = embedded
      ? await pool.query<Record<string, unknown>>(inline(text, values))
      : await pool.query<Record<string, unknown>>({ name, text, values: [...values] });
    return rows;
  };
}

function inline(text: string, values: readonly unknown[]): string {
  return text.replace(/\$(\d+)/g, (_whole, position: string) =>
    literal(values[Number(position) - 1]),
  );
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]::text[]`;
  return typeof value === 'number' ? String(value) : pg.escapeLiteral(String(value));
}
