-- The list reads agents through this view, which knew only the columns of its time.
SELECT create_company_view('agents');
