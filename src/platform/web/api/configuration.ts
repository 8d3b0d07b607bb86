/** Address of one of the server's two interfaces, and how long a caller waits for it. */
export interface Api {
  readonly base: string;
  readonly timeoutMilliseconds: number;
}

const main: Api = {
  base: withoutSlash(import.meta.env.VITE_MAIN_API_BASE),
  timeoutMilliseconds: 30_000,
};

const erp: Api = {
  base: withoutSlash(import.meta.env.VITE_ERP_API_BASE),
  timeoutMilliseconds: 60_000,
};

/** The ERP interface answers below `/api`, the main one below `/v1`. Both are the page's own origin by default. */
export function apiOf(path: string): Api {
  return path.startsWith('/api/') ? erp : main;
}

function withoutSlash(address: unknown): string {
  return typeof address === 'string' ? address.replace(/\/$/, '') : '';
}
