-- The search of the catalogue reads through these views, which knew only the columns of their time.
SELECT create_company_view('catalogue_modules');
--> statement-breakpoint
SELECT create_company_view('catalogue_features');
--> statement-breakpoint
SELECT create_company_view('catalogue_fields');
