-- The lists of value streams, SOPs and SOWs search through these views.
SELECT create_company_view('value_streams');--> statement-breakpoint
SELECT create_company_view('sops');--> statement-breakpoint
SELECT create_company_view('sows');
