import { staffRoles, type StaffRole } from '@meetingapp/contract/call.ts';
import { Checkbox } from 'antd';
import { useT } from '../../../lib/texts.ts';

/** The eight roles to tick. */
export function RoleBoxes({
  value = [],
  onChange,
  disabled = false,
}: {
  value?: readonly StaffRole[];
  onChange?: (roles: StaffRole[]) => void;
  disabled?: boolean;
}) {
  const c = useT('console');
  return (
    <Checkbox.Group<StaffRole>
      className="role-boxes"
      disabled={disabled}
      value={[...value]}
      onChange={(roles) => onChange?.(roles)}
      options={staffRoles.map((role) => ({ value: role, label: c(`roles.${role}`) }))}
    />
  );
}
