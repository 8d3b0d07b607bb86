-- Names that differ only in their case become two names, the older role keeping its own.
UPDATE "roles" SET "name" = "roles"."name" || ' (' || twins.place || ')'
FROM (
	SELECT "company_id", "id", row_number() OVER (PARTITION BY "company_id", lower("name") ORDER BY "created_at", "id") AS place
	FROM "roles" WHERE "name" IS NOT NULL
) AS twins
WHERE twins.place > 1 AND twins."company_id" = "roles"."company_id" AND twins."id" = "roles"."id";--> statement-breakpoint
ALTER TABLE "roles" DROP CONSTRAINT "roles_name_is_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name_is_unique" ON "roles" USING btree ("company_id",lower("name"));