CREATE INDEX "plot_shapes_by_middle" ON "plot_shapes" USING btree ("company_id","longitude","latitude","id");--> statement-breakpoint
ALTER TABLE "plot_crops" DROP COLUMN "planting_kind";