import { expect, it } from 'vitest';
import { agent, type Agent } from '#modules/agents/contract/agents.ts';
import { th } from '#modules/agents/i18n/th.ts';
import { drawHook } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { makeUp } from '#tests/support/sweep/made-up.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { useAgentActions } = await import('./agent-actions.ts');

const nothing = () => undefined;

it('lets nobody start a sync while one runs', async () => {
  const actionsOf = await drawHook(
    () => useAgentActions({ onOpen: nothing, onEdit: nothing, onDelete: nothing }),
    { texts: [texts] },
  );
  const made = agent.parse(makeUp(agent));
  const disabledOf = (latest_sync_status: Agent['latest_sync_status']) =>
    actionsOf({ ...made, latest_sync_status }).flatMap(({ label, disabled }) =>
      disabled === true ? [label] : [],
    );
  expect(disabledOf('running')).toEqual([th.actions.sync]);
  expect(disabledOf('success')).toEqual([]);
});
