-- A department that an import creates in a running shop waits: no menu and no list names it until an operator publishes it.
-- Only departments wait; a category below a department is shown with its department.
alter table categories add column is_published boolean not null default true;
