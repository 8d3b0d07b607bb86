-- The list of employees searches through this view.
SELECT create_company_view('employees');
