import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serverTexts } from '#platform/contract/texts/server-texts.ts';
import { uploadsTo } from '#platform/server/attachments/attach-file.ts';
import { attachmentsOf } from '#platform/server/attachments/attachments-in-merges.ts';
import { serveAttachments } from '#platform/server/attachments/attachments.routes.ts';
import { serveUploads } from '#platform/server/attachments/upload.routes.ts';
import { systemClock, type Clock } from '#platform/server/clock.ts';
import type { Config } from '#platform/server/config.ts';
import type { Context } from '#platform/server/context.ts';
import { openConnection, type Connection } from '#platform/server/database/connection.ts';
import { maintenanceJobs } from '#platform/server/database/maintenance.job.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { createDatabase } from '#platform/server/database/transactions.ts';
import { freeBytesOf } from '#platform/server/disk-full.ts';
import { createAnnouncements } from '#platform/server/events/announcements.ts';
import { createFileStore } from '#platform/server/files/file-store.ts';
import { keyFromFile } from '#platform/server/files/key-file.ts';
import { forgetFileImportsJob } from '#platform/server/file-import/forget-file-imports.job.ts';
import { runFileImportJob } from '#platform/server/file-import/run-file-import.job.ts';
import { serveFileImports } from '#platform/server/file-import/file-imports.routes.ts';
import { sweepFilesJob } from '#platform/server/files/sweep-files.job.ts';
import { createAdmission, limitsOf } from '#platform/server/http/admission.ts';
import { createCallCounts } from '#platform/server/http/count-calls.ts';
import { serveHealth } from '#platform/server/http/health.ts';
import { describeApi } from '#platform/server/http/openapi.ts';
import { servePlatformRoutes } from '#platform/server/http/platform.routes.ts';
import { createServe } from '#platform/server/http/serve.ts';
import { createServer } from '#platform/server/http/server.ts';
import { shareCallCounts } from '#platform/server/http/share-call-counts.ts';
import { sweepCallCountsJob } from '#platform/server/http/sweep-call-counts.job.ts';
import { sweepIdempotencyKeysJob } from '#platform/server/http/sweep-idempotency-keys.job.ts';
import { serveWebApp } from '#platform/server/http/web-app.ts';
import { createJobs } from '#platform/server/jobs/jobs.ts';
import type { Logger } from '#platform/server/logger.ts';
import { createMailer } from '#platform/server/mail/mailer.ts';
import { createReach } from '#platform/server/outbound/create-reach.ts';
import { createOutboundClient } from '#platform/server/outbound/outbound-client.ts';
import { createPdfPrinter } from '#platform/server/pdf/pdf-printer.ts';
import { forgetEverywhere } from '#platform/server/personal-data/forget-records.ts';
import { findHeldEverywhere } from '#platform/server/personal-data/held-records.ts';
import { checkEverywhere } from '#platform/server/records/check-records.ts';
import { createPersonalData } from '#platform/server/personal-data/personal-data.ts';
import { servePersonalData } from '#platform/server/personal-data/personal-data.routes.ts';
import { createSecretBox } from '#platform/server/secret-box.ts';
import type { ModuleAtWork } from '#platform/server/module.ts';
import { serveSearch } from '#platform/server/search/search.routes.ts';
import { createTranslator } from '#platform/server/texts/translator.ts';
import { listInHouseServices, readCompanyName } from '#modules/companies/server/public.ts';
import { employeeName } from '#modules/directory/server/public.ts';
import {
  createAuthenticator,
  createDownloadTickets,
  createExportTickets,
} from '#modules/identity/server/public.ts';
import { modules } from './modules.ts';

/** A complete application that is ready to listen; people can sign in as soon as it does. */
export interface App {
  readonly http: FastifyInstance;
  readonly context: Context;
  /** Starts the jobs, and the steps that need them, once the application listens. */
  begin(): Promise<void>;
  /** Stops accepting calls, lets running ones finish, and closes everything in order. */
  close(): Promise<void>;
}

interface Settings {
  readonly config: Config;
  readonly logger: Logger;
  readonly clock?: Clock;
  /** The database, where it has been opened already. */
  readonly connection?: Connection;
  /** Receives immediately, and only once, what the person at the terminal must know, for example a first password. */
  readonly report?: (notice: string) => void;
}

/** Puts the application together: platform, then modules, then routes and jobs. */
export async function buildApp({
  config,
  logger,
  clock = systemClock,
  report = () => undefined,
  ...opened
}: Settings): Promise<App> {
  const connection = opened.connection ?? openConnection(config, logger);
  // The application is put together meanwhile; a failure is thrown where this is awaited.
  const migrated = connection.ready.then(() => migrate(connection.pool));
  migrated.catch(() => undefined);
  const announcements = createAnnouncements(connection, logger);
  const database = createDatabase(connection.sessions, announcements);
  const permissionSets = modules.flatMap(({ permissions = [] }) => permissions);
  const listening: FastifyInstance[] = [];
  const reach = createReach({
    config,
    inHouseOf: (companyId) =>
      database.inCompany({ companyId }, (tx) => listInHouseServices(tx, companyId), {
        readOnly: true,
      }),
    ports: () => [
      config.PORT,
      ...listening.flatMap((server) => server.addresses().flatMap(portOf)),
    ],
  });
  const downloadTickets = createDownloadTickets({ clock, database, permissionSets });
  const secrets = createSecretBox(
    config.SECRETS_KEY ?? (await keyFromFile(join(config.DATA_DIR, 'secrets.key'))),
  );
  const context: Context = {
    config,
    logger,
    clock,
    connection,
    database,
    announcements,
    downloadTickets,
    exportTickets: createExportTickets({ database, downloadTickets }),
    files: await createFileStore(join(config.DATA_DIR, 'files')),
    jobs: createJobs(connection, logger),
    mailer: createMailer(config),
    secrets,
    pdf: createPdfPrinter(),
    personalData: createPersonalData(secrets),
    outbound: createOutboundClient({ ...config, reach }),
    reach,
    mailSources: modules.flatMap(({ mailSources = [] }) => mailSources),
    outboundUses: modules.flatMap(({ outboundUses = [] }) => outboundUses),
    notifiable: modules.flatMap(({ name, permissions, notifiable = [] }) =>
      notifiable.length === 0
        ? []
        : [
            {
              name,
              title: `${permissions?.module ?? name}:permissions.title`,
              features: notifiable,
            },
          ],
    ),
    defaultSettings: modules.flatMap(({ defaultSettings = [] }) => defaultSettings),
    async beginCompany(tx, companyId, actor) {
      let employeeId: number | null = null;
      for (const module of atWork) {
        employeeId = (await module.beginCompany?.(tx, companyId, actor)) ?? employeeId;
      }
      return employeeId;
    },
    amounts: new Map(modules.flatMap(({ amounts = {} }) => Object.entries(amounts))),
    recordNames: modules.flatMap(({ recordNames = [] }) => recordNames),
    belonging: modules.flatMap(({ belonging = [] }) => belonging),
    pointing: modules.flatMap(({ attachments = [], pointing = [] }) => [
      ...pointing,
      ...attachments.map(attachmentsOf),
    ]),
    forget: forgetEverywhere(() => atWork.flatMap(({ forget = [] }) => forget)),
    held: findHeldEverywhere(() => atWork.flatMap(({ held = [] }) => held)),
    check: checkEverywhere(() => atWork.flatMap(({ check = [] }) => check)),
    companyName: (scope) => database.asSystem((tx) => readCompanyName(tx, scope)),
    employeeName,
    translator: await createTranslator({
      platform: serverTexts,
      ...Object.fromEntries(modules.map(({ name, texts }) => [name, texts])),
    }),
    permissionSets,
    lists: Object.fromEntries(modules.flatMap(({ lists = {} }) => Object.entries(lists))),
  };
  const atWork: readonly ModuleAtWork[] = modules.map((module) => module.create(context));
  const imported = atWork.flatMap(({ imports = [] }) => imports);
  const authenticator = createAuthenticator(context);

  const callCounts = createCallCounts();
  const http = await createServer({ ...context, callCounts });
  listening.push(http);
  describeApi(
    http,
    modules.flatMap(({ api = [] }) => api),
  );
  serveHealth(http, {
    database: () => connection.pool.query('select 1'),
    jobs: () => context.jobs.isReady(),
    freeBytes: () => freeBytesOf(config.DATA_DIR),
    metricsToken: config.METRICS_TOKEN,
  });
  if (config.ROLE !== 'worker') {
    const admission = createAdmission(limitsOf(connection));
    const serve = createServe({ app: http, database, authenticator, admission });
    servePlatformRoutes(serve, { database, announcements, authenticator });
    serveSearch(
      serve,
      modules.flatMap(({ searches = [] }) => searches),
      context.translator,
    );
    const attached = modules.flatMap(({ attachments = [] }) => attachments);
    serveAttachments(serve, { ...context, records: attached });
    serveUploads(serve, {
      ...context,
      targets: [
        ...modules.flatMap(({ uploads = [] }) => uploads),
        ...attached.map((records) => uploadsTo(records, employeeName)),
      ],
    });
    servePersonalData(serve, {
      ...context,
      fields: modules.flatMap(({ personalFields = [] }) => personalFields),
    });
    serveFileImports(serve, { ...context, kinds: imported });
    for (const module of atWork) module.routes?.(serve);
    const origins = async () => {
      const all = await Promise.all(atWork.map(async (module) => module.pictureOrigins?.() ?? []));
      return all.flat();
    };
    await serveWebApp(http, { pictureOrigins: origins });
  }

  const handlers = [
    ...(connection.embedded ? maintenanceJobs(connection.pool) : []),
    sweepFilesJob(context),
    runFileImportJob({ ...context, kinds: imported }),
    forgetFileImportsJob(context),
    sweepIdempotencyKeysJob(database, clock),
    sweepCallCountsJob(database),
    ...atWork.flatMap(({ jobs = [] }) => jobs),
  ];
  await migrated;
  await announcements.listen();
  for (const module of atWork) {
    for (const notice of (await module.prepare?.()) ?? []) report(notice);
  }

  // One process has nobody to share with.
  const sharing = connection.embedded
    ? undefined
    : shareCallCounts({ counts: callCounts, database, logger });
  let begun: Promise<void> | undefined;
  async function begin(): Promise<void> {
    await context.jobs.start(handlers, {
      work: config.ROLE !== 'web',
      forOthers: config.ROLE === 'worker',
    });
    for (const module of atWork) await module.begin?.();
  }

  return {
    http,
    context,
    begin: () => (begun ??= begin()),
    async close() {
      await http.close();
      await sharing?.stop();
      // Whatever is still starting needs what is closed next.
      await begun?.catch(() => undefined);
      await context.jobs.stop();
      for (const module of atWork) await module.close?.();
      context.pdf.close();
      await announcements.close();
      await context.outbound.close();
      await connection.close();
    },
  };
}

function portOf(address: string | AddressInfo): number[] {
  return typeof address === 'string' ? [] : [address.port];
}
