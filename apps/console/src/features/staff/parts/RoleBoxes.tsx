import { staffRoles, type StaffRole } from '@meetingapp/contract/call.ts';
import { Checkbox } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

/** Checkboxes of the eight roles. `here` holds the roles on one conference, which exclude the lists of the society. */
export function RoleBoxes({
  value = [],
  onChange,
  disabled = false,
  here,
}: {
  value?: readonly StaffRole[];
  onChange?: (roles: StaffRole[]) => void;
  disabled?: boolean;
  here: boolean;
}) {
  const c = useT('console');
  const t = useT('staff');
  return (
    <>
      <Checkbox.Group<StaffRole>
        className="role-boxes"
        disabled={disabled}
        value={[...value]}
        onChange={(roles) => onChange?.(roles)}
        options={staffRoles.map((role) => ({ value: role, label: c(`roles.${role}`) }))}
      />
      {here && <p className="small quiet">{t('people.membersHere')}</p>}
    </>
  );
}
