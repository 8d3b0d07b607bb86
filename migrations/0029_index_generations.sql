CREATE TABLE "index_generations" (
	"company_id" integer NOT NULL,
	"agent_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"embedding_model" text NOT NULL,
	"chunk_size" integer NOT NULL,
	"chunk_overlap" integer NOT NULL,
	"settings" text NOT NULL,
	"comparison" jsonb,
	"begun_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"live_since" timestamp (3) with time zone,
	CONSTRAINT "index_generations_company_id_agent_id_number_pk" PRIMARY KEY("company_id","agent_id","number")
);
--> statement-breakpoint
DROP INDEX "agent_indexed_files_by_agent";--> statement-breakpoint
ALTER TABLE "agent_chunks" ADD COLUMN "generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_indexed_files" ADD COLUMN "generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_indexed_files" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "agent_indexed_files" ADD COLUMN "pages_count" integer;--> statement-breakpoint
ALTER TABLE "agent_indexed_files" ADD COLUMN "text_quality" real;--> statement-breakpoint
ALTER TABLE "index_generations" ADD CONSTRAINT "index_generations_of_agent" FOREIGN KEY ("company_id","agent_id") REFERENCES "public"."agents"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "index_generations_one_live" ON "index_generations" USING btree ("company_id","agent_id") WHERE "index_generations"."state" = 'live';--> statement-breakpoint
CREATE INDEX "agent_indexed_files_by_agent" ON "agent_indexed_files" USING btree ("company_id","agent_id","generation");