import type { DefaultSetting } from '#platform/contract/notifiable.ts';
import type { Permission, PermissionSet } from '#platform/contract/permissions.ts';
import type { NotifiableModule } from './events/notifiable-module.ts';
import type { Scope } from './access/scope.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Connection } from './database/connection.ts';
import type { Database, Transaction } from './database/transactions.ts';
import type { Announcements } from './events/announcements.ts';
import type { SystemActor } from './events/record-event.ts';
import type { ExportTickets } from './export/export-tickets.ts';
import type { DownloadTickets } from './files/download-tickets.ts';
import type { FileStore } from './files/file-store.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './logger.ts';
import type { MailSource } from './mail/mail-source.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Reach } from './outbound/create-reach.ts';
import type { OutboundClient } from './outbound/outbound-client.ts';
import type { OutboundUses } from './outbound/outbound-uses.ts';
import type { PdfPrinter } from './pdf/pdf-printer.ts';
import type { Forget } from './personal-data/forget-records.ts';
import type { FindHeld } from './personal-data/held-records.ts';
import type { CheckRecord } from './records/check-records.ts';
import type { PersonalData } from './personal-data/personal-data.ts';
import type { NameEmployee } from './records/name-employee.ts';
import type { SecretBox } from './secret-box.ts';
import type { BelongingRecords } from './records/belonging-records.ts';
import type { PointingRecords } from './records/pointing-records.ts';
import type { RecordNames } from './records/name-records.ts';
import type { Translator } from './texts/translator.ts';

/** What one running application consists of; modules take from it what they need. */
export interface Context {
  readonly config: Config;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly connection: Connection;
  readonly database: Database;
  readonly announcements: Announcements;
  readonly downloadTickets: DownloadTickets;
  readonly exportTickets: ExportTickets;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** The records of all modules that send mails through the outbox. */
  readonly mailSources: readonly MailSource[];
  readonly pdf: PdfPrinter;
  readonly personalData: PersonalData;
  readonly secrets: SecretBox;
  readonly outbound: OutboundClient;
  /** What calls on behalf of a company may reach. */
  readonly reach: Reach;
  /** The records of all modules that make calls. */
  readonly outboundUses: readonly OutboundUses[];
  /** The records of all modules that the history may mention. */
  readonly recordNames: readonly RecordNames[];
  /** The records of all modules that belong to those of others. */
  readonly belonging: readonly BelongingRecords[];
  /** The fields of all modules' events that are amounts in baht, by the kind of record. */
  readonly amounts: ReadonlyMap<string, readonly string[]>;
  /** The records of all modules that point to others. */
  readonly pointing: readonly PointingRecords[];
  /** What the company is called in the reader's language. */
  readonly companyName: (scope: Pick<Scope, 'companyId' | 'language'>) => Promise<string>;
  /** Erases what is stored about records besides themselves: texts of their events, notifications. */
  readonly forget: Forget;
  /** Finds what modules store about a person besides the record that stands for them. */
  readonly held: FindHeld;
  /** Lets modules look at a record before people decide about it. */
  readonly check: CheckRecord;
  /** The name of an employee, for statements that read records. */
  readonly employeeName: NameEmployee;
  /** The events of all modules that people can be notified of. */
  readonly notifiable: readonly NotifiableModule[];
  /** The settings of notifications that companies begin with. */
  readonly defaultSettings: readonly DefaultSetting[];
  /**
   * Gives a new company what it begins with, in the transaction that adds it. Answers as which of its
   * employees the actor works there.
   */
  readonly beginCompany: (
    tx: Transaction,
    companyId: number,
    actor: SystemActor,
  ) => Promise<number | null>;
  readonly translator: Translator;
  /** The permissions that all modules declare. */
  readonly permissionSets: readonly PermissionSet[];
  /** Lists of all modules of which people share views, and the permission to see each. */
  readonly lists: Readonly<Record<string, Permission>>;
}
