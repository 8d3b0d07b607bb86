import { en } from '#modules/catalogue/i18n/en.ts';
import { th } from '#modules/catalogue/i18n/th.ts';
import { expect } from '../fixtures.ts';
import { openList, openPath, type Screens } from '../screen.ts';
import { bringFiles, FILES } from './bring-files.ts';
import { openOwnCompany, openOwnFeature, openOwnImpact } from './own-catalogue.ts';
import { visit } from '../visit.ts';

const TEXTS = { th, en };
const DASHBOARD = '/air/dashboard';

export const screens: Screens = {
  '/air/dashboard': [
    { name: 'catalogue', open: (page) => openPath(page, DASHBOARD) },
    {
      name: 'catalogue-failed',
      alone: true,
      open: async (page, language) => {
        await page.route('**/v1/air/dashboard', (route) =>
          route.fulfill({ status: 500, body: '' }),
        );
        await page.goto(DASHBOARD);
        await expect(page.getByText(TEXTS[language].failures.load_dashboard)).toBeVisible();
      },
    },
    {
      name: 'catalogue-search',
      open: async (page, language) => {
        await visit(page, `${DASHBOARD}?find=1`);
        await expect(page.getByText(TEXTS[language].search.filters.quotes)).toBeVisible();
      },
    },
  ],
  '/air/activity': [
    {
      name: 'catalogue-activity',
      open: async (page, language) => {
        await openPath(page, '/air/activity?tab=log');
        const { tabs } = TEXTS[language].activity;
        await expect(
          page
            .getByRole('table', { name: tabs.log })
            .or(page.getByText(TEXTS[language].activity.nothing_done))
            .first(),
        ).toBeVisible();
      },
    },
    { name: 'catalogue-missed', open: (page) => openPath(page, '/air/activity') },
  ],
  '/air/imports': [
    { name: 'catalogue-imports', open: (page) => openPath(page, '/air/imports') },
    {
      name: 'catalogue-import-upload',
      open: async (page, language) => {
        await visit(page, '/air/imports?create=1');
        const { examples } = TEXTS[language].intake.upload;
        await expect(page.getByText(examples, { exact: true })).toBeVisible();
      },
    },
  ],
  '/air/imports/$id': [
    {
      name: 'catalogue-import-mapping',
      open: async (page, language) => {
        await visit(page, '/air/imports?create=1');
        await bringFiles(page, language, { code: 'SWEPT', files: FILES.wrong });
        const { check } = TEXTS[language].intake.mapping;
        await expect(page.getByRole('button', { name: check })).toBeVisible();
      },
    },
    {
      name: 'catalogue-import-problems',
      open: async (page, language) => {
        const { mapping, problems } = TEXTS[language].intake;
        const wrong = FILES.wrong.fields.replace('kind', 'field_type');
        await visit(page, '/air/imports?create=1');
        await bringFiles(page, language, {
          code: 'SWEPT',
          files: { ...FILES.wrong, fields: wrong },
        });
        await page.getByRole('button', { name: mapping.check }).click();
        await expect(page.getByRole('table', { name: problems.title })).toBeVisible();
      },
    },
  ],
  '/air/sources': [
    { name: 'catalogue-sources', open: (page) => openList(page, '/air/sources') },
    {
      name: 'catalogue-source-form',
      open: async (page, language) => {
        await visit(page, '/air/sources?create=1');
        const { certificate_authority } = TEXTS[language].source.fields;
        await expect(page.getByLabel(certificate_authority)).toBeVisible();
      },
    },
  ],
  '/air/company-explorer/$companyId': [{ name: 'catalogue-company', open: openOwnCompany }],
  '/air/feature/$id': [
    { name: 'catalogue-feature', open: openOwnFeature },
    {
      name: 'catalogue-edit',
      open: async (page, language) => {
        const { actions, fields } = TEXTS[language];
        await openOwnFeature(page, language);
        await page.getByRole('button', { name: actions.edit, exact: true }).click();
        await expect(page.getByLabel(fields.owner_id).first()).toBeVisible();
      },
    },
    {
      name: 'catalogue-history',
      open: async (page, language) => {
        const { entry, history } = TEXTS[language];
        await openOwnFeature(page, language);
        await page.getByRole('tab', { name: entry.history }).click();
        await page.getByText(history.views.compare).click();
        await expect(page.getByLabel(history.from, { exact: true })).toBeVisible();
      },
    },
  ],
  '/air/impact/$id': [
    { name: 'catalogue-impact', open: openOwnImpact },
    {
      name: 'catalogue-impact-drawing',
      open: async (page, language) => {
        await openOwnImpact(page, language);
        await page.getByText(TEXTS[language].impact.views.graph, { exact: true }).click();
        await expect(page.getByLabel(TEXTS[language].impact.graph_label)).toBeVisible();
      },
    },
  ],
  '/air/search': [
    {
      name: 'catalogue-results',
      open: async (page, language) => {
        await openOwnCompany(page, language);
        await openList(page, '/air/search?search=user_id');
      },
    },
  ],
  '/air/worklist': [
    {
      name: 'catalogue-worklist',
      open: async (page, language) => {
        // What is missing is known once the application has read its own database.
        await openOwnCompany(page, language);
        await openList(page, '/air/worklist');
      },
    },
  ],
};
