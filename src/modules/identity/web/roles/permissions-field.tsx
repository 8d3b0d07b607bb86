import { Checkbox, type CheckboxGroupProps } from '@mantine/core';
import type { PermissionGroup } from '#modules/identity/contract/roles.ts';
import type { Field } from '#platform/web/form/form-fields.tsx';
import text from '#platform/web/page/text.module.css';
import classes from './permissions-field.module.css';

interface PermissionsField extends Pick<CheckboxGroupProps, 'description' | 'withAsterisk'> {
  readonly label: string;
  readonly groups: readonly PermissionGroup[];
  /** What the caller does not hold, and cannot give. */
  readonly isOff?: (name: string) => boolean;
}

/** The rights to be given, by module. */
export function permissionsField({
  label,
  groups,
  isOff,
  ...settings
}: PermissionsField): Field<object, string[]> {
  return {
    label,
    input: (props) => (
      <Checkbox.Group {...props} {...settings}>
        <div className={classes.groups}>
          {groups.map(({ module, title, note, permissions }) => (
            <fieldset key={module} className={classes.group}>
              <legend>{title}</legend>
              {note !== null && <p className={text.hint}>{note}</p>}
              {permissions.map((each) => (
                <Checkbox
                  key={each.name}
                  value={each.name}
                  label={each.label}
                  disabled={isOff?.(each.name)}
                />
              ))}
            </fieldset>
          ))}
        </div>
      </Checkbox.Group>
    ),
  };
}
