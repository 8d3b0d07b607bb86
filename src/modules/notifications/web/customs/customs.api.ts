import * as audienceRoutes from '#modules/notifications/contract/audiences.ts';
import * as figureRoutes from '#modules/notifications/contract/custom-figures.ts';
import * as routes from '#modules/notifications/contract/customs.ts';
import type { Custom } from '#modules/notifications/contract/customs.ts';
import { askRoute } from '#platform/web/api/call-route.ts';
import { attachmentsQuery } from '#platform/web/attachments/attachments.api.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts, type NotificationTexts } from '../texts.ts';

const CUSTOM = 'notification_custom';
const AUDIENCE = 'notification_audience';

export const customsQuery = defineListQuery(routes.listCustomsRoute, [CUSTOM, 'list']);
/** The files attached to a message. */
export const customFilesQuery = (id: string) => attachmentsQuery({ entity: CUSTOM, id });
export const customQuery = defineQuery(routes.getCustomRoute, [CUSTOM, 'detail'], { fresh: true });
export const reachQuery = defineQuery(figureRoutes.customReachRoute, [CUSTOM, 'reach'], {
  fresh: true,
});
export const customFunnelQuery = defineQuery(figureRoutes.customFunnelRoute, [CUSTOM, 'funnel'], {
  fresh: true,
});
export const audiencesQuery = defineQuery(audienceRoutes.listAudiencesRoute, [AUDIENCE, 'list']);

const refreshes = [CUSTOM];
const failure = 'settings.toasts.form_error';
const moved = (t: NotificationTexts, { status }: Custom) =>
  t('settings.toasts.moved', { status: t(`statuses.${status}`) });

export const useCreateCustom = defineAction(routes.createCustomRoute, texts, {
  refreshes,
  success: (t, { code }) => t('customs.toasts.created', { code }),
  failure,
});
/** The wizard shows whether it is saved. */
export const useChangeCustom = defineAction(routes.changeCustomRoute, texts, {
  refreshes: [
    [CUSTOM, 'list'],
    [CUSTOM, 'reach'],
  ],
  failure: false,
});
export const useDuplicateCustom = defineAction(routes.duplicateCustomRoute, texts, {
  refreshes,
  success: (t, { code }) => t('customs.toasts.duplicated', { code }),
  failure,
});
export const useSendCustom = defineAction(routes.sendCustomRoute, texts, { refreshes, failure });
export const useCancelCustom = defineAction(routes.cancelCustomRoute, texts, {
  refreshes,
  success: (t, { stage }) =>
    stage === 'draft' ? t('customs.toasts.taken_back') : t('customs.toasts.cancelled'),
  failure,
});
export const useActivateCustom = defineAction(routes.activateCustomRoute, texts, {
  refreshes,
  success: moved,
  failure,
});
export const useDeactivateCustom = defineAction(routes.deactivateCustomRoute, texts, {
  refreshes,
  success: moved,
  failure,
});
export const useArchiveCustom = defineAction(routes.archiveCustomRoute, texts, {
  refreshes,
  success: 'settings.toasts.archived',
  failure,
});
export const useCreateAudience = defineAction(audienceRoutes.createAudienceRoute, texts, {
  refreshes: [AUDIENCE],
  success: (t, { name }) => t('customs.toasts.audience_saved', { name }),
  failure: false,
});
export const useDeleteAudience = defineAction(audienceRoutes.deleteAudienceRoute, texts, {
  refreshes: [AUDIENCE],
  success: 'customs.toasts.audience_deleted',
  failure,
});

/** A saved audience with everybody in it. */
export const readAudience = (input: { readonly id: string }) =>
  askRoute(audienceRoutes.getAudienceRoute, input);
