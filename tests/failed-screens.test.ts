import { expect, it, vi } from 'vitest';
import { agentsTh } from '#modules/agents/i18n/agents.th.ts';
import { companiesTh } from '#modules/catalogue/i18n/companies.th.ts';
import { featuresTh } from '#modules/catalogue/i18n/features.th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { standInBrowser } from './support/web/stand-in-browser.ts';

// What a screen shows when an answer has no message that people could read: drawn without a browser.

standInBrowser();
vi.stubGlobal('fetch', () =>
  Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
);
const { moduleRoutes } = await import('#app/web/modules.ts');
const { drawAnswered, pathOf } = await import('./support/web/draw-screen.tsx');

const catalogue = { ...companiesTh.failures, ...featuresTh.failures };
const found = { search: 'ไร่' };

it.each([
  ['/air/dashboard', {}, catalogue.load_dashboard],
  ['/air/company-explorer/$companyId', {}, catalogue.load_company],
  ['/air/feature/$id', {}, catalogue.load_feature],
  ['/air/search', { ...found, kind: 'module' }, catalogue.list_modules],
  ['/air/search', { ...found, kind: 'feature' }, catalogue.list_features],
  ['/air/search', { ...found, kind: 'field' }, catalogue.list_fields],
  ['/air/worklist', {}, catalogue.list_companies],
  ['/cms/agent-management', {}, agentsTh.toasts.load_agents_failed],
  ['/cms/agent-management/$id', {}, agentsTh.toasts.load_agent_failed],
])('%s with %o says what failed: %s', async (path, search, text) => {
  const screen = moduleRoutes.find((each) => pathOf(each) === path);
  if (screen === undefined) throw new Error(`There is no screen at ${path}`);
  const html = await drawAnswered(screen, search);
  expect(html).toContain(text);
  expect(html).toContain(platform.errors.unavailable);
  expect(html).toContain(platform.feedback.try_again);
});
