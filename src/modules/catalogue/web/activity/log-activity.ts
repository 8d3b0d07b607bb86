import * as routes from '#modules/catalogue/contract/activity.ts';
import type { ActivityInput } from '#modules/catalogue/contract/activity.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { isApiError } from '#platform/web/api/client.ts';
import { newKey } from '#platform/web/api/keys.ts';
import { activityQueue, type ActivityQueue } from './activity-queue.ts';

const SESSION = 'backoffice.catalogue-session';

let queue: ActivityQueue<ActivityInput> | undefined;

/** Notes what a person did in the catalogue. It is sent later, with others, and never gets in the way. */
export function logActivity(
  type: ActivityInput['type'],
  details: ActivityInput['details'] = {},
): void {
  queue ??= startQueue();
  queue.add({
    session_id: sessionId(),
    timestamp: new Date().toISOString(),
    type,
    path: location.pathname,
    details,
  });
}

function startQueue(): ActivityQueue<ActivityInput> {
  const started = activityQueue<ActivityInput>({ send });
  // A phone may end a page in the background without any notice.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') started.leave();
  });
  addEventListener('pagehide', () => started.leave());
  return started;
}

async function send(entries: readonly ActivityInput[], leaving: boolean): Promise<void> {
  try {
    const input = { entries: [...entries] };
    await callRoute(routes.addActivitiesRoute, input, { keepalive: leaving });
  } catch (error) {
    // What the server refuses it will refuse again; all else is worth another try.
    if (!isApiError(error, 400) && !isApiError(error, 403)) throw error;
  }
}

/** One visit: this tab, from its opening to its closing. */
function sessionId(): string {
  const known = sessionStorage.getItem(SESSION);
  if (known !== null) return known;
  const made = newKey();
  sessionStorage.setItem(SESSION, made);
  return made;
}
