import type { Texts } from '#platform/contract/texts/texts.ts';
import type { batchesTh } from './batches.th.ts';

/** Texts of acts on several records at once in English. */
export const batchesEn = {
  batch: {
    sync: 'Sync selected files',
    agents: {
      sync: {
        title_one: 'Sync {{count}} agent',
        title_other: 'Sync {{count}} agents',
        text: 'Each gets a run of its own, of the files that changed.',
      },
      delete: {
        title_one: 'Delete {{count}} agent',
        title_other: 'Delete {{count}} agents',
        text: 'All their files, their indexes and their sync histories will be deleted. This cannot be undone.',
      },
    },
    files: {
      enable: {
        title_one: 'Enable {{count}} file',
        title_other: 'Enable {{count}} files',
        text: 'The agent answers from these files at once.',
      },
      disable: {
        title_one: 'Disable {{count}} file',
        title_other: 'Disable {{count}} files',
        text: 'The agent stops to answer from these files at once. The files and their index are kept.',
      },
      delete: {
        title_one: 'Delete {{count}} file',
        title_other: 'Delete {{count}} files',
        text: 'The files with their earlier versions will be removed from the agent and its index and cannot be brought back.',
      },
    },
  },
} satisfies Texts<typeof batchesTh>;
