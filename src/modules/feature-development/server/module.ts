import { trackingDefaults } from './stages/default-settings.ts';
import { notifiableTracking } from '#modules/feature-development/contract/notifiable.ts';
import { featureDevelopmentApi } from '#modules/feature-development/contract/api-description.ts';
import { trackingPermissions } from '#modules/feature-development/contract/permissions.ts';
import { en } from '#modules/feature-development/i18n/en.ts';
import { labelsEn } from '#modules/feature-development/i18n/labels.en.ts';
import { labelsTh } from '#modules/feature-development/i18n/labels.th.ts';
import { th } from '#modules/feature-development/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { trackingNames } from './records/tracking-names.queries.ts';
import { serveActivity } from './activity/activity.routes.ts';
import { serveChecklists } from './checklists/checklists.routes.ts';
import { serveComments } from './comments/comments.routes.ts';
import { beginExamples, handleLoadExamples } from './demo/load-examples.job.ts';
import { notifyDueJob } from './due-dates/notify-due.job.ts';
import { serveFiles } from './files/files.routes.ts';
import { stageUploads } from './files/stage-uploads.ts';
import { serveExports } from './exports/exports.routes.ts';
import { serveFlow } from './flow/flow.routes.ts';
import { serveStageSettings } from './stage-settings/stage-settings.routes.ts';
import { trackingSearches } from './records/search.queries.ts';
import { serveRelations } from './relations/relations.routes.ts';
import { serveSeveral } from './several/several.routes.ts';
import { serveSops } from './sops/sops.routes.ts';
import { serveSows } from './sows/sows.routes.ts';
import { serveStages } from './stages/stages.routes.ts';
import { serveValueStreams } from './value-streams/value-streams.routes.ts';

/** Feature development: value streams, their SOPs, and SOWs on their way through 20 stages. */
export const featureDevelopmentModule: ServerModule = {
  name: 'feature-development',
  texts: { th: { ...th, ...labelsTh }, en: { ...en, ...labelsEn } },
  recordNames: trackingNames,
  api: featureDevelopmentApi,
  permissions: trackingPermissions.set,
  notifiable: notifiableTracking,
  lists: {
    'value-streams': trackingPermissions.name('read'),
    sops: trackingPermissions.name('read'),
    sows: trackingPermissions.name('read'),
  },
  uploads: [stageUploads],
  searches: trackingSearches,
  defaultSettings: trackingDefaults,
  create: (context) => ({
    routes(serve) {
      serveValueStreams(serve);
      serveSops(serve);
      serveSows(serve, context);
      serveRelations(serve);
      serveSeveral(serve, context);
      serveStages(serve, context);
      serveFlow(serve, context);
      serveExports(serve, context);
      serveChecklists(serve, context);
      serveFiles(serve, context);
      serveComments(serve);
      serveActivity(serve, context);
      serveStageSettings(serve);
    },
    jobs: [handleLoadExamples(context), notifyDueJob(context)],
    begin: () => beginExamples(context),
  }),
};
