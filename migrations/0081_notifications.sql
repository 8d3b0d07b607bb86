CREATE TABLE "notification_channels" (
	"company_id" integer NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"settings" jsonb NOT NULL,
	"sealed" text,
	"per_minute" integer NOT NULL,
	"health" text DEFAULT 'untested' NOT NULL,
	"health_reason" text,
	"health_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_channels_company_id_channel_pk" PRIMARY KEY("company_id","channel")
);
--> statement-breakpoint
CREATE TABLE "notification_companies" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"stopped_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_pending_events" (
	"company_id" integer NOT NULL,
	"sequence" bigint NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_pending_events_company_id_sequence_pk" PRIMARY KEY("company_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"company_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"mutes" jsonb NOT NULL,
	"quiet" jsonb,
	CONSTRAINT "notification_preferences_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notification_attempts" (
	"company_id" integer NOT NULL,
	"delivery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"state" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"cost" text,
	CONSTRAINT "notification_attempts_company_id_delivery_id_number_pk" PRIMARY KEY("company_id","delivery_id","number")
);
--> statement-breakpoint
CREATE TABLE "notification_deliveries" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"employee_id" integer,
	"user_id" uuid,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"provider_id" text,
	"sent_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_deliveries_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "notification_deliveries_once" UNIQUE("company_id","record_id","recipient","address")
);
--> statement-breakpoint
CREATE TABLE "notification_records" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"channel" text NOT NULL,
	"setting_id" uuid,
	"custom_id" uuid,
	"version" integer NOT NULL,
	"cause" text NOT NULL,
	"event_sequence" bigint,
	"topics" jsonb NOT NULL,
	"critical" boolean NOT NULL,
	"tone" text NOT NULL,
	"title" jsonb NOT NULL,
	"message" jsonb NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"within" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_records_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "notification_records_once" UNIQUE NULLS NOT DISTINCT("company_id","setting_id","custom_id","version","cause","channel")
);
--> statement-breakpoint
CREATE TABLE "notification_setting_versions" (
	"company_id" integer NOT NULL,
	"setting_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"event" text NOT NULL,
	"info" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"created_by_employee" integer,
	CONSTRAINT "notification_setting_versions_company_id_setting_id_number_pk" PRIMARY KEY("company_id","setting_id","number")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'Inactive' NOT NULL,
	"event" text NOT NULL,
	"draft" jsonb NOT NULL,
	"live_version" integer,
	"live_event" text,
	"default_key" text,
	"switched_off" jsonb,
	"search_text" text NOT NULL,
	"created_by" uuid,
	"created_by_employee" integer,
	"updated_by" uuid,
	"updated_by_employee" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_settings_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "notification_settings_code_is_unique" UNIQUE("company_id","code")
);
--> statement-breakpoint
ALTER TABLE "inbox_items" ALTER COLUMN "text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "inbox_items" ALTER COLUMN "parameters" SET DEFAULT '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD COLUMN "message" jsonb;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD COLUMN "snoozed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD COLUMN "delivery_id" uuid;--> statement-breakpoint
ALTER TABLE "notification_channels" ADD CONSTRAINT "notification_channels_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_companies" ADD CONSTRAINT "notification_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_of_member" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_attempts" ADD CONSTRAINT "notification_attempts_of_delivery" FOREIGN KEY ("company_id","delivery_id") REFERENCES "public"."notification_deliveries"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_of_record" FOREIGN KEY ("company_id","record_id") REFERENCES "public"."notification_records"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_setting_versions" ADD CONSTRAINT "notification_setting_versions_of_setting" FOREIGN KEY ("company_id","setting_id") REFERENCES "public"."notification_settings"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_pending_events_due" ON "notification_pending_events" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "notification_deliveries_queued" ON "notification_deliveries" USING btree ("channel","company_id","due_at","id") WHERE "notification_deliveries"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "notification_deliveries_sending" ON "notification_deliveries" USING btree ("claimed_at") WHERE "notification_deliveries"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "notification_deliveries_failed" ON "notification_deliveries" USING btree ("company_id","channel","reason","id") WHERE "notification_deliveries"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "notification_deliveries_by_provider" ON "notification_deliveries" USING btree ("company_id","provider_id") WHERE "notification_deliveries"."provider_id" is not null;--> statement-breakpoint
CREATE INDEX "notification_records_of_setting" ON "notification_records" USING btree ("company_id","setting_id","id");--> statement-breakpoint
CREATE INDEX "notification_records_of_custom" ON "notification_records" USING btree ("company_id","custom_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_settings_default_once" ON "notification_settings" USING btree ("company_id","default_key") WHERE "notification_settings"."default_key" is not null;--> statement-breakpoint
CREATE INDEX "notification_settings_in_force" ON "notification_settings" USING btree ("company_id","live_event") WHERE "notification_settings"."status" = 'Active';--> statement-breakpoint
CREATE INDEX "notification_settings_by_creation" ON "notification_settings" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_items_of_delivery" ON "inbox_items" USING btree ("company_id","delivery_id") WHERE "inbox_items"."delivery_id" is not null;
--> statement-breakpoint
DROP INDEX "inbox_items_once";--> statement-breakpoint
ALTER TABLE "inbox_items" DROP COLUMN "once";
--> statement-breakpoint
-- An event that a setting in force is about waits to be matched from the moment it is committed, however
-- it was written. The lookup is one probe of a partial index; the trigger runs with the rights of the writer.
CREATE FUNCTION await_matching() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_pending_events (company_id, sequence)
  SELECT added.company_id, added.sequence FROM added
  WHERE EXISTS (
    SELECT FROM notification_settings setting
    WHERE setting.company_id = added.company_id AND setting.live_event = added.name
      AND setting.status = 'Active');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER await_matching AFTER INSERT ON event_log
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION await_matching();
--> statement-breakpoint
SELECT name_tables('{
  "notification_settings": "การตั้งค่าการแจ้งเตือน | Notification settings",
  "notification_setting_versions": "เวอร์ชันของการตั้งค่าการแจ้งเตือน | Versions of notification settings",
  "notification_pending_events": "เหตุการณ์ที่รอแจ้งเตือน | Events waiting to be matched",
  "notification_records": "การแจ้งเตือนที่ส่งแล้ว | Notifications sent",
  "notification_deliveries": "การส่งถึงผู้รับแต่ละคน | Deliveries to each recipient",
  "notification_attempts": "ความพยายามส่งแต่ละครั้ง | Attempts to deliver",
  "notification_channels": "ช่องทางการแจ้งเตือน | Channels of notifications",
  "notification_companies": "การหยุดส่งของแต่ละบริษัท | Sending stopped by companies",
  "notification_preferences": "การแจ้งเตือนที่แต่ละคนไม่ต้องการ | What people do not want to be notified of"
}', '{}');
