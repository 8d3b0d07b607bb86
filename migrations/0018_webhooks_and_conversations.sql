CREATE TABLE "conversation_turns" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"question" text NOT NULL,
	"status" text DEFAULT 'answering' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"failure" text,
	"failure_status" integer DEFAULT 0 NOT NULL,
	"passages" jsonb,
	"without_vectors" text,
	"latency_ms" integer,
	"rating" text,
	"remark" text DEFAULT '' NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"heard_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_turns_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"turns_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "agent_webhook_secrets" (
	"company_id" integer NOT NULL,
	"agent_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"sealed_before" text,
	"before_until" timestamp (3) with time zone,
	CONSTRAINT "agent_webhook_secrets_company_id_agent_id_pk" PRIMARY KEY("company_id","agent_id")
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "webhook_check" jsonb;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "webhook_signed_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation_turns" ADD CONSTRAINT "conversation_turns_of_conversation" FOREIGN KEY ("company_id","conversation_id") REFERENCES "public"."conversations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_of_agent" FOREIGN KEY ("company_id","agent_id") REFERENCES "public"."agents"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_webhook_secrets" ADD CONSTRAINT "agent_webhook_secrets_of_agent" FOREIGN KEY ("company_id","agent_id") REFERENCES "public"."agents"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_turns_in_order" ON "conversation_turns" USING btree ("company_id","conversation_id","id");--> statement-breakpoint
CREATE INDEX "conversations_of_person" ON "conversations" USING btree ("company_id","agent_id","user_id","updated_at","id");