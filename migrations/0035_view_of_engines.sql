-- The list of engines searches through this view.
SELECT create_company_view('engines');
