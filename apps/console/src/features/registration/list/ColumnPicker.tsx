import { listedColumns, type ListedColumn } from '@meetingapp/contract/registration/list.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { listChecks } from '@meetingapp/ui/icons/icons-topics.ts';
import { Button, Checkbox, Popover } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

/** Chooses the shown columns; the name is always shown. */
export function ColumnPicker({
  columns,
  set,
}: {
  columns: readonly ListedColumn[];
  set: (columns: readonly ListedColumn[]) => void;
}) {
  const t = useT('registrationConsole');
  const options = listedColumns.map((value) => ({ value, label: t(`columns.${value}`), disabled: value === 'name' }));
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      content={
        <Checkbox.Group
          style={{ display: 'grid', gap: 4 }}
          options={options}
          value={[...columns]}
          onChange={(chosen) => set(listedColumns.filter((column) => chosen.includes(column)))}
        />
      }
    >
      <Button type="text" size="small" icon={<Icon icon={listChecks} />}>
        {t('columnsButton')}
      </Button>
    </Popover>
  );
}
