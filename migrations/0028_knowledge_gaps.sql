CREATE TABLE "gap_turns" (
	"company_id" integer NOT NULL,
	"turn_id" uuid NOT NULL,
	"gap_id" uuid NOT NULL,
	CONSTRAINT "gap_turns_company_id_turn_id_pk" PRIMARY KEY("company_id","turn_id")
);
--> statement-breakpoint
CREATE TABLE "knowledge_gaps" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"comparable" text NOT NULL,
	"assignee_id" integer,
	"closed_by_file" uuid,
	"closing_note" text DEFAULT '' NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by_employee" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knowledge_gaps_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "gap_turns" ADD CONSTRAINT "gap_turns_of_turn" FOREIGN KEY ("company_id","turn_id") REFERENCES "public"."conversation_turns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gap_turns" ADD CONSTRAINT "gap_turns_of_gap" FOREIGN KEY ("company_id","gap_id") REFERENCES "public"."knowledge_gaps"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_gaps" ADD CONSTRAINT "knowledge_gaps_of_agent" FOREIGN KEY ("company_id","agent_id") REFERENCES "public"."agents"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gap_turns_by_gap" ON "gap_turns" USING btree ("company_id","gap_id");--> statement-breakpoint
CREATE INDEX "knowledge_gaps_by_agent" ON "knowledge_gaps" USING btree ("company_id","agent_id","status");