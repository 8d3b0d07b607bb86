-- A view has the columns that its table had when it was made.
SELECT create_company_view('sows');
