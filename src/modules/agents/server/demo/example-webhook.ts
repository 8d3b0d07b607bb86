import { demoWorkflowRoute } from '#modules/agents/contract/demo.ts';
import type { Config } from '#platform/server/config.ts';

const EVERY_ADDRESS = new Set(['0.0.0.0', '::', 'localhost']);

/** Where this application serves the demo workflow. */
export function exampleWebhook({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): string {
  const host = EVERY_ADDRESS.has(HOST) ? '127.0.0.1' : HOST;
  return `http://${host}:${PORT}${demoWorkflowRoute.path}`;
}
