import type { ApiDescription } from './api-description.ts';
import { attachedFile } from './attachments.ts';
import { errorBody } from './errors.ts';
import { streamMessage } from './events.ts';
import { exportTicket } from './export.ts';
import { inboxItem } from './inbox.routes.ts';
import { foundRecord } from './search.routes.ts';

/** What the OpenAPI document says of the platform's own calls. */
export const platformApi: ApiDescription = {
  groups: [
    {
      name: 'Company-wide',
      description: 'Search over all records, the inbox of a person, and live news of the company.',
      paths: ['search', 'inbox', 'stream'],
    },
    {
      name: 'Personal data',
      description: 'Values that are sealed and masked, read one at a time with a reason.',
      paths: ['personal-data'],
    },
    {
      name: 'Files',
      description: 'Files attached to records of all kinds.',
      paths: ['files'],
    },
    {
      name: 'Imports',
      description: 'Records from files: checked, corrected, carried out in the background, undone.',
      paths: ['imports'],
    },
  ],
  schemas: {
    AttachedFile: attachedFile,
    Error: errorBody,
    StreamMessage: streamMessage,
    ExportTicket: exportTicket,
    InboxItem: inboxItem,
    FoundRecord: foundRecord,
  },
};
