// npm run bench [-- start|memory|sizes|api|export|lists|tracking|sync|notifications|outages [SECONDS]|overload|hostile [REQUESTS [SNAPSHOT-FOLDER]]|kill [postgres|answers|notifying|importing [TIMES]]|retrieval FOLDER [speed]|search [FIELDS]|customers [duplicates|calls|import]|quotations|quotas [wrong]|plots|large|import [FIELDS]|import-beside-readers [FIELDS]]
//   [--embedded] [--seconds 4] [--rounds 5] [--only TEXT]
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    embedded: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});
const settings = {
  embedded: values.embedded,
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  only: values.only,
};

const [name, ...parameters] = positionals;

/** What can be measured. Each is loaded when it is needed. */
const measurements: Record<string, () => Promise<unknown>> = {
  start: async () => (await import('./start.ts')).measureStart(),
  memory: async () => (await import('./memory.ts')).measureMemory(),
  api: async () => (await import('./api.ts')).measureApi(settings),
  lists: async () => (await import('./lists.ts')).measureLists(settings),
  tracking: async () => (await import('./tracking.ts')).measureTracking(settings),
  export: async () => (await import('./export.ts')).measureExport(settings),
  sizes: async () => (await import('./sizes.ts')).measureSizes(),
  retrieval: async () =>
    (await import('./retrieval.ts')).measureRetrieval(parameters[0], parameters[1]),
  sync: async () => (await import('./sync.ts')).measureSync(settings),
  search: async () =>
    (await import('./search.ts')).measureSearch({
      embedded: settings.embedded,
      fields: parameters[0],
    }),
  customers: async () => (await import('./customers.ts')).measureCustomers(settings, parameters[0]),
  quotations: async () => (await import('./quotations.ts')).measureQuotations(settings),
  quotas: async () => (await import('./quotas.ts')).measureQuotas(settings, parameters[0]),
  plots: async () => (await import('./plots.ts')).measurePlots(settings),
  large: async () => {
    await (await import('./turns-of-agents.ts')).measureTurnsOfAgents();
    await (await import('./search.ts')).measureSearch({ embedded: true, fields: '20000' });
  },
  import: async () =>
    (await import('./import.ts')).measureImport({
      embedded: settings.embedded,
      fields: parameters[0],
    }),
  'import-beside-readers': async () =>
    (await import('./import-beside-readers.ts')).measureImportBesideReaders({
      embedded: settings.embedded,
      fields: parameters[0],
    }),
  notifications: async () => (await import('./notifications.ts')).measureNotifications(settings),
  outages: async () => (await import('./notifications/outages.ts')).measureOutages(parameters[0]),
  overload: async () => (await import('./overload.ts')).measureOverload(settings),
  hostile: async () =>
    (await import('./hostile.ts')).measureHostile({
      requests: parameters[0],
      snapshots: parameters[1],
    }),
  kill: async () => {
    const [which, times] = parameters;
    if (which === 'answers')
      await (await import('./kill/kill-at-answers.ts')).measureKillsAtAnswers();
    else if (which === 'notifying')
      await (
        await import('./kill/kill-while-notifying.ts')
      ).measureKillsWhileNotifying({ times, embedded: settings.embedded });
    else if (which === 'importing')
      await (await import('./kill/kill-while-importing.ts')).measureKillsWhileImporting(times);
    else await (await import('./kill.ts')).measureKill(which);
  },
};

const everything = ['sizes', 'start', 'memory', 'api', 'lists', 'export', 'sync'];
for (const wanted of name === undefined ? everything : [name]) {
  const measure = measurements[wanted];
  if (measure === undefined) {
    throw new Error(`There is no measurement "${wanted}": ${Object.keys(measurements).join(', ')}`);
  }
  await measure();
}
