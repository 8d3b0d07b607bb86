import type { ApiDescription } from '#platform/contract/api-description.ts';
import type { Permission, PermissionSet } from '#platform/contract/permissions.ts';
import type { AttachedRecords } from './attachments/attached-records.ts';
import type { UploadTarget } from './attachments/upload-target.ts';
import type { DefaultSetting, NotifiableEvents } from '#platform/contract/notifiable.ts';
import type { Context } from './context.ts';
import type { Transaction } from './database/transactions.ts';
import type { SystemActor } from './events/record-event.ts';
import type { ImportKind } from './file-import/import-kind.ts';
import type { Forget } from './personal-data/forget-records.ts';
import type { FindHeld } from './personal-data/held-records.ts';
import type { PersonalField } from './personal-data/personal-data.ts';
import type { Serve } from './http/serve.ts';
import type { JobHandler } from './jobs/define-job.ts';
import type { MailSource } from './mail/mail-source.ts';
import type { OutboundUses } from './outbound/outbound-uses.ts';
import type { BelongingRecords } from './records/belonging-records.ts';
import type { CheckRecord } from './records/check-records.ts';
import type { PointingRecords } from './records/pointing-records.ts';
import type { RecordNames } from './records/name-records.ts';
import type { RecordSearch } from './search/record-search.ts';
import type { Dictionary } from './texts/translator.ts';

/** What a business area gives to the server; `app/server/modules.ts` lists each once. */
export interface ServerModule {
  /** Its folder in `src/modules`, and the prefix of its permissions, events, errors and texts. */
  readonly name: string;
  /** Includes the names of its kinds of record (`entities`) and their `fields` in the history. */
  readonly texts: Dictionary;
  /** Its groups and schemas in the OpenAPI document. */
  readonly api?: ApiDescription;
  readonly permissions?: PermissionSet;
  /** Which of these reach whose inbox, unless a company decides otherwise. */
  readonly defaultSettings?: readonly DefaultSetting[];
  /** Its events that people can be notified of. */
  readonly notifiable?: readonly NotifiableEvents[];
  /** Its lists of which people share views, by the names on their screens, and the permission to see each. */
  readonly lists?: Readonly<Record<string, Permission>>;
  /** Its records to which people attach files. */
  readonly attachments?: readonly AttachedRecords[];
  /** What else `POST /v1/files/upload` stores files with, where the module links them itself. */
  readonly uploads?: readonly UploadTarget[];
  /** Fields of its records that are sealed, and revealed one at a time to those who may. */
  readonly personalFields?: readonly PersonalField[];
  /** Its records that the search over everything finds. */
  readonly searches?: readonly RecordSearch[];
  /** Its records that the history names where an event has their ids alone. */
  readonly recordNames?: readonly RecordNames[];
  /** Its records in whose owners' history theirs is shown too: contracts in that of a grower, for example. */
  readonly belonging?: readonly BelongingRecords[];
  /** The fields of its events that are amounts in baht, by the kind of record; the history writes them as money. */
  readonly amounts?: Readonly<Record<string, readonly string[]>>;
  /** Its records that point to records, its own or another module's, and follow these when they are merged. */
  readonly pointing?: readonly PointingRecords[];
  /** Its records that send mails through the outbox of notifications, and learn what became of them. */
  readonly mailSources?: readonly MailSource[];
  /** Its records on whose behalf other machines are called. */
  readonly outboundUses?: readonly OutboundUses[];
  /** Makes its routes, jobs and start steps, for one running application. */
  create(context: Context): ModuleAtWork;
}

/** A module in a running application. */
export interface ModuleAtWork {
  /** Binds the module's routes to their handlers. */
  routes?(serve: Serve): void;
  readonly jobs?: readonly JobHandler[];
  /** Its records that people import from files. */
  readonly imports?: readonly ImportKind[];
  /** Origins outside from which pages may show pictures, such as the tiles of maps: asked for each page. */
  pictureOrigins?(): Promise<readonly string[]>;
  /** Erases what it stores about records of others, when their personal data are erased. */
  readonly forget?: Forget;
  /** Finds what it stores about a person of another module, when they ask what is held about them. */
  readonly held?: FindHeld;
  /** Looks at a record of another module before people decide about it. */
  readonly check?: CheckRecord;
  /**
   * Makes what must exist before the first call, in the order of the module list; must be safe to repeat.
   * The lines it returns are shown immediately to the person who started the application, and never logged.
   */
  prepare?(): Promise<void | readonly string[]>;
  /**
   * Gives a company that somebody adds what it begins with, in that transaction of the system. Answers the
   * number of the employee whom it made of the actor, if it did.
   */
  beginCompany?(
    tx: Transaction,
    companyId: number,
    actor: SystemActor,
  ): Promise<void | number | null>;
  /** Further steps of a start, once calls are answered and jobs can be enqueued; must be safe to repeat. */
  begin?(): Promise<void>;
  /** Ends the module's own threads and connections. */
  close?(): Promise<void>;
}
