CREATE TABLE "counters" (
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "counters_company_id_name_pk" PRIMARY KEY("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "event_log" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"company_id" integer,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"user_id" uuid,
	"employee_id" integer,
	"request_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"filename" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_by_employee" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_files_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"company_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_company_id_user_id_key_pk" PRIMARY KEY("company_id","user_id","key")
);
--> statement-breakpoint
CREATE INDEX "event_log_by_entity" ON "event_log" USING btree ("company_id","entity","entity_id","sequence");--> statement-breakpoint
CREATE INDEX "event_log_by_sequence" ON "event_log" USING btree ("company_id","sequence");--> statement-breakpoint
CREATE INDEX "stored_files_by_storage_key" ON "stored_files" USING btree ("storage_key");