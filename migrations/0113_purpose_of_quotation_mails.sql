DROP INDEX "quotation_mails_one_reminder";--> statement-breakpoint
ALTER TABLE "quotation_mails" ADD COLUMN "purpose" text DEFAULT 'offer' NOT NULL;--> statement-breakpoint
UPDATE "quotation_mails" SET "purpose" = 'reminder' WHERE "is_reminder";--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_mails_one_reminder" ON "quotation_mails" USING btree ("company_id","quotation_id") WHERE purpose = 'reminder';--> statement-breakpoint
ALTER TABLE "quotation_mails" DROP COLUMN "is_reminder";