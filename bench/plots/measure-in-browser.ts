import { chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { th } from '#modules/identity/i18n/th.ts';
import { th as plotsTh } from '#modules/land-plots/i18n/th.ts';
import { build } from '../../scripts/build.ts';
import { ensureChromium } from '../../scripts/ensure-chromium.ts';
import { report, title } from '../report.ts';
import { median, percentile } from '../statistics.ts';
import { ADMINISTRATOR } from '../test-bed.ts';
import { PLOTS } from './fill-plots.ts';
import { openPlotBed } from './plot-bed.ts';

const FIRST_MAPS = 5;
const PANS = 12;
const FIRST_BUDGET_MS = 2_000;
const FRAME_BUDGET_MS = 100;

/** How long people wait for the map of all plots in Chromium, and how smoothly it moves. */
export async function measureInBrowser(): Promise<void> {
  await build();
  const bed = await openPlotBed();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox'],
  });
  const context = await browser.newContext({
    locale: 'th-TH',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  title(`Map of ${PLOTS} land plots in Chromium`);
  await signIn(page, bed.ours.address);
  await measureFirstMap(page, bed.ours.address);
  for (const steps of [0, 4, 6, 7]) await measurePans(page, steps);
  await browser.close();
  await bed.close();
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/login`);
  // A label may end with the mark of a required field.
  await page.getByLabel(new RegExp(`^${th.sign_in.username}`)).fill(ADMINISTRATOR.username);
  await page.getByLabel(new RegExp(`^${th.sign_in.password}`)).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: th.sign_in.submit }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

const shown = (page: Page) =>
  page.getByText(new RegExp(plotsTh.maps.in_view.split('{{')[0] ?? '')).waitFor();

async function measureFirstMap(page: Page, address: string): Promise<void> {
  const waits: number[] = [];
  for (let round = 0; round < FIRST_MAPS; round += 1) {
    const start = performance.now();
    await page.goto(`${address}/land-plots/map`);
    await shown(page);
    waits.push(performance.now() - start);
  }
  const wait = median(waits);
  report({
    what: 'first map, with the page',
    ours: `${wait.toFixed(0)} ms`,
    budget: `<= ${FIRST_BUDGET_MS} ms`,
    met: wait <= FIRST_BUDGET_MS,
  });
}

/** Runs in the page, whose names are not those of this program. */
const COUNT_FRAMES = `(() => {
  const frames = [];
  let last = performance.now();
  const count = (now) => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  return frames;
})()`;

/** So many steps closer, drags the map across the screen again and again, and counts how long its frames take. */
async function measurePans(page: Page, steps: number): Promise<void> {
  const map = page.getByRole('region', { name: plotsTh.maps.title });
  const zoomIn = page.getByRole('button', { name: plotsTh.maps.zoom_in });
  for (let step = 0; step < steps; step += 1) await zoomIn.click();
  await page.waitForTimeout(2_000);
  const box = await map.boundingBox();
  if (box === null) throw new Error('There is no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const counted = await page.evaluateHandle(COUNT_FRAMES);
  for (let pan = 0; pan < PANS; pan += 1) {
    const way = pan % 4 < 2 ? -300 : 300;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + way, y + way / 4, { steps: 20 });
    await page.mouse.up();
    await page.waitForTimeout(800);
  }
  const frames = z.array(z.number()).parse(await counted.jsonValue());
  const paths = await map.locator('path').count();
  const p95 = percentile(frames, 95);
  report({
    what: `frames of a pan, ${steps} closer (${paths} outlines)`,
    ours: `p95 ${p95.toFixed(0)} ms, longest ${Math.max(...frames).toFixed(0)} ms`,
    budget: `<= ${FRAME_BUDGET_MS} ms`,
    met: p95 <= FRAME_BUDGET_MS,
  });
  for (let step = 0; step < steps; step += 1) {
    await page.getByRole('button', { name: plotsTh.maps.zoom_out }).click();
  }
}
