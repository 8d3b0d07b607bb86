import type { Locator, Page } from '@playwright/test';
import { en } from '#modules/notifications/i18n/en.ts';
import { th } from '#modules/notifications/i18n/th.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { expect } from '../fixtures.ts';
import { addressOfFirst, openList, openPath, type Screens } from '../screen.ts';
import { visit } from '../visit.ts';

const TEXTS = { th, en };
const LIST = '/notification-center/manage';
const MESSAGES = '/notification-center/customize';
/** The oldest are examples. */
const DRAFTS = `${MESSAGES}?stage=draft&sort=createdAt`;
const SENT = `${MESSAGES}?stage=sent&sort=createdAt`;
/** A setting of the examples, with deliveries in every state. */
const EXAMPLE = `${LIST}?search=${encodeURIComponent('แจ้งฝ่ายขายเมื่อลูกค้าตอบรับใบเสนอราคา')}`;

export const screens: Screens = {
  '/inbox': [
    {
      name: 'inbox-page',
      open: async (page, language) => {
        await visit(page, '/inbox');
        const name = TEXTS[language].inbox.boxes.all;
        await expect(page.getByRole('list', { name })).toBeVisible();
      },
    },
  ],
  '/settings/notifications': [
    {
      name: 'notification-preferences',
      open: async (page) => {
        await visit(page, '/settings/notifications');
        await expect(page.getByRole('checkbox').first()).toBeVisible();
      },
    },
  ],
  [LIST]: [
    { name: 'notification-settings', open: (page) => openList(page, LIST) },
    {
      name: 'create-notification-setting',
      open: async (page, language) => {
        await visit(page, `${LIST}?create=1`);
        const { settings } = TEXTS[language];
        await expect(page.getByRole('dialog', { name: settings.list.create })).toBeVisible();
      },
    },
  ],
  [`${LIST}/$id`]: [
    {
      name: 'notification-setting',
      open: async (page) => openPath(page, await addressOfFirst(page, EXAMPLE)),
    },
    ...(['history', 'dry-run', 'versions'] as const).map((tab) => ({
      name: `notification-setting-${tab}`,
      open: async (page: Page) => {
        await visit(page, `${await addressOfFirst(page, EXAMPLE)}?tab=${tab}`);
        const read = tab === 'versions' ? 'heading' : 'rowheader';
        await expect(page.getByRole('tabpanel').getByRole(read).first()).toBeVisible();
      },
    })),
    {
      name: 'notification-recipients',
      open: async (page) => {
        await visit(page, `${await addressOfFirst(page, EXAMPLE)}?tab=history`);
        await openFirst(page.getByRole('tabpanel'));
      },
    },
    {
      name: 'notification-setting-missing',
      open: async (page, language) => {
        await visit(page, `${LIST}/00000000-0000-7000-8000-000000000000`);
        await expect(
          page.getByRole('heading', { name: TEXTS[language].settings.detail.missing }),
        ).toBeVisible();
      },
    },
  ],
  [MESSAGES]: [{ name: 'notification-customs', open: (page) => openList(page, MESSAGES) }],
  [`${MESSAGES}/create`]: [
    {
      name: 'create-notification-custom',
      open: async (page, language) => {
        await visit(page, `${MESSAGES}/create`);
        const name = TEXTS[language].customs.wizard.next;
        await expect(page.getByRole('button', { name })).toBeVisible();
      },
    },
  ],
  [`${MESSAGES}/$id`]: [
    ...(['basics', 'content', 'recipients', 'review'] as const).map((step) => ({
      name: `notification-custom-${step}`,
      open: async (page: Page) => {
        await visit(page, `${await addressOfFirst(page, DRAFTS)}?step=${step}`);
        await expect(page.getByRole('meter')).toBeVisible();
      },
    })),
    {
      name: 'notification-custom-send',
      open: async (page, language) => {
        const { send } = TEXTS[language].customs;
        await visit(page, `${await addressOfFirst(page, DRAFTS)}?step=review`);
        await page.getByRole('button', { name: send.create_and_send }).click();
        await expect(page.getByRole('dialog', { name: send.title })).toBeVisible();
      },
    },
    {
      name: 'notification-custom-sent',
      open: async (page) => {
        await openPath(page, await addressOfFirst(page, SENT));
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      },
    },
    {
      name: 'notification-custom-missing',
      open: async (page, language) => {
        await visit(page, `${MESSAGES}/00000000-0000-7000-8000-000000000000`);
        const name = TEXTS[language].customs.detail.missing;
        await expect(page.getByRole('heading', { name })).toBeVisible();
      },
    },
  ],
  '/settings/notification-channels': [
    {
      name: 'notification-channels',
      open: async (page, language) => {
        await visit(page, '/settings/notification-channels');
        const { channels, channel_names: names } = TEXTS[language];
        await expect(page.getByRole('heading', { name: names.Email, exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: channels.edit }).last()).toBeEnabled();
      },
    },
    ...(['Email', 'SMS', 'Line'] as const).map((channel) => ({
      name: `notification-channel-${channel}`,
      open: async (page: Page, language: Language) => {
        const { channels, channel_names: names } = TEXTS[language];
        await visit(page, '/settings/notification-channels');
        const heading = page.getByRole('heading', { name: names[channel], exact: true });
        const panel = page.locator('section').filter({ has: heading });
        await panel.getByRole('button', { name: channels.edit }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    })),
  ],
  '/notification-center/failures': [
    {
      name: 'notification-failures',
      open: async (page, language) => {
        await visit(page, '/notification-center/failures');
        const { failures } = TEXTS[language];
        await expect(page.getByRole('heading', { level: 1, name: failures.title })).toBeVisible();
        await expect(page.getByRole('rowheader').first()).toBeVisible();
      },
    },
    {
      name: 'notification-attempts',
      open: async (page) => {
        await visit(page, '/notification-center/failures');
        await openFirst(page.getByRole('main'));
      },
    },
  ],
};

/** Opens what the first row stands for. */
async function openFirst(list: Locator): Promise<void> {
  await list.getByRole('rowheader').first().click();
  await expect(list.page().getByRole('dialog')).toBeVisible();
}
