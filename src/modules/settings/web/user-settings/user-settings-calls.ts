import * as routes from '#modules/settings/contract/user-settings.ts';
import { callRoute, type RouteInput } from '#platform/web/api/call-route.ts';

// Not among the queries, which the sign-in screen has no use for and would have to load.

export const fetchUserSettings = () => callRoute(routes.getUserSettings, undefined);

export const saveUserSettings = (changes: RouteInput<typeof routes.changeUserSettings>) =>
  callRoute(routes.changeUserSettings, changes);
