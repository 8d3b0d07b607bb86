import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { agentProfileStatuses } from '#modules/agent-profiles/contract/agent-profile-status.ts';
import { agentProfile } from '#modules/agent-profiles/contract/agent-profiles.ts';
import { agentProfileVersion } from '#modules/agent-profiles/contract/versions.ts';
import { th } from '#modules/agent-profiles/i18n/th.ts';
import { makeUp } from '#tests/support/sweep/made-up.ts';
import { draw } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { VersionsPanel } = await import('./versions-panel.tsx');
const { versionsQuery } = await import('./versions.api.ts');

it.each(agentProfileStatuses)('an earlier version is brought back unless %s', async (status) => {
  const profile = { ...agentProfile.parse(makeUp(agentProfile)), status };
  const version = agentProfileVersion.parse(makeUp(agentProfileVersion));
  const client = new QueryClient();
  client.setQueryData(
    versionsQuery({ id: profile.id }).queryKey,
    [2, 1].map((number) => ({ ...version, number })),
  );
  const html = await draw(<VersionsPanel profile={profile} />, { texts: [texts], client });
  const restore = th.versions.restore_number.replace('{{number}}', '1');
  expect(html.includes(restore)).toBe(status !== 'Deleted');
});
