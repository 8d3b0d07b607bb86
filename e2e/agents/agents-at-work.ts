import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { createAgentRoute } from '#modules/agents/contract/agents.ts';
import { demoWorkflowRoute } from '#modules/agents/contract/demo.ts';
import { th } from '#modules/agents/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { administratorHeaders, administratorsEmployee } from '../administrator-headers.ts';
import { expect, test } from '../fixtures.ts';

export const LIST = '/cms/agent-management';

/** The list with an example agent alone, which no journey syncs, renames or deletes. */
export const EXAMPLE = `${LIST}?search=AG-000001`;

/** A text with its placeholders filled. */
export function say(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name]));
}

/** A field by its label. */
export function field(scope: Page | Locator, label: string): Locator {
  return scope.getByRole('textbox', { name: label, exact: true });
}

export interface NewAgent {
  readonly name: string;
  readonly index: string;
}

/** Creates an agent through the API, and opens its screen. */
export async function createAgent(page: Page, { name, index }: NewAgent): Promise<void> {
  const { request } = page;
  const answer = await request.post(createAgentRoute.path, {
    headers: await administratorHeaders(request),
    data: {
      name,
      owner_user_id: await administratorsEmployee(request),
      chat_webhook_url: workflowAddress(),
      // An index belongs to one agent: a repeated journey needs one of its own.
      pinecone_index: `${index}${test.info().repeatEachIndex || ''}`,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = z.object({ id: z.string() }).parse(await answer.json());
  await page.goto(`${LIST}/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Fills the sheet 'Create New Agent' to the last field and creates; the first steps of the agent open. */
export async function createAgentByForm(
  page: Page,
  { name, index, tags }: NewAgent & { readonly tags: readonly string[] },
): Promise<void> {
  await page.goto(LIST);
  await page.getByRole('button', { name: th.list.create }).first().click();
  const sheet = page.getByRole('dialog', { name: th.form.create_title });
  await field(sheet, th.fields.name).fill(name);
  await chooseOwner(page, sheet);
  await openAdvanced(sheet);
  for (const tag of tags) {
    await field(sheet, th.fields.tags).fill(tag);
    await field(sheet, th.fields.tags).press('Enter');
  }
  await field(sheet, th.fields.webhook).fill(workflowAddress());
  await field(sheet, th.form.index).fill(index);
  await sheet.getByRole('button', { name: th.form.create }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Unfolds what a form needs of few people. */
export async function openAdvanced(sheet: Locator): Promise<void> {
  await sheet.getByText(platform.form.advanced, { exact: true }).click();
}

export async function chooseOwner(page: Page, sheet: Locator): Promise<void> {
  await sheet.getByRole('combobox', { name: th.fields.owner }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
}

/** The stand-in workflow served by the application itself. */
export function workflowAddress(): string {
  return new URL(demoWorkflowRoute.path, test.info().project.use.baseURL).href;
}

export interface Document {
  readonly name: string;
  /** Bytes where the encoding matters. */
  readonly text: string | Buffer;
}

/** Chooses files and waits until all have arrived. */
export async function upload(page: Page, documents: readonly Document[]): Promise<void> {
  await chooseFiles(page, documents);
  await expect(page.getByText(th.toasts.all_uploaded)).toBeVisible();
}

export async function chooseFiles(page: Page, documents: readonly Document[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(
    documents.map(({ name, text }) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: typeof text === 'string' ? Buffer.from(text) : text,
    })),
  );
}

/** Previews a run, and starts it. */
export async function startSync(page: Page): Promise<void> {
  await page.getByRole('button', { name: th.actions.sync }).first().click();
  const plan = page.getByRole('dialog', { name: th.plan.title });
  // Below the plan is the button, which moves when the plan arrives.
  await expect(plan.locator('dl')).toBeAttached();
  await plan.getByRole('button', { name: th.plan.start }).click();
}

/** Starts a run from the head of the agent's screen and waits for its successful end. */
export async function syncNow(page: Page): Promise<void> {
  const notice = page.getByText(th.toasts.sync_completed);
  // The result of the run before would be taken for this one's.
  await expect(notice).toHaveCount(0);
  await startSync(page);
  await expect(notice).toBeVisible();
}

/** Waits until an answer is complete: while it is written, everything below it moves. */
export async function answered(turn: Locator): Promise<void> {
  await expect(turn.getByRole('button', { name: th.conversations.thumb_up })).toBeVisible();
}

export function row(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ hasText: name });
}

/** Opens the menu of a row and chooses. */
export async function act(page: Page, name: string, action: string): Promise<void> {
  await row(page, name).getByRole('button', { name: platform.table.row_actions }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Types the agent's name where required, and deletes. */
export async function confirmDeletion(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say(th.delete_dialog.title, { name }) });
  const confirm = dialog.getByRole('button', { name: th.delete_dialog.confirm });
  await dialog.getByRole('textbox').fill(`${name} 2`);
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill(name);
  await confirm.click();
}
