import { expect, it } from 'vitest';
import { agent } from '#modules/agents/contract/agents.ts';
import { th } from '#modules/agents/i18n/th.ts';
import { makeUp } from '#tests/support/sweep/made-up.ts';
import { draw } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { FirstSync } = await import('./first-sync.tsx');

it.each([
  [0, false],
  [1, true],
])('a first sync is offered once there are files: %i', async (files_count, isOffered) => {
  const made = agent.parse(makeUp(agent));
  const html = await draw(
    <FirstSync
      agent={{ ...made, files_count, latest_sync_status: null, latest_sync_at: null }}
      running={undefined}
      startSync={() => undefined}
      onLeave={() => undefined}
    />,
    { texts: [texts] },
  );
  expect(html.includes(`>${th.actions.sync}<`)).toBe(isOffered);
});
