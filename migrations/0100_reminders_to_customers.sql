ALTER TABLE "quotation_mails" ALTER COLUMN "sent_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation_mails" ADD COLUMN "is_reminder" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation_mails" ADD COLUMN "taken_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotation_settings" ADD COLUMN "reminder_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_mails_one_reminder" ON "quotation_mails" USING btree ("company_id","quotation_id") WHERE is_reminder;