import { tileIconNames } from '@meetingapp/domain/home/templates.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { tileIcon } from '@meetingapp/ui/icons/tile-icons.ts';
import { Flex, Select } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  value: string;
  onChange: (icon: string) => void;
}

/** Icons that a tile can have, each with a preview. */
export function IconSelect({ value, onChange }: Props) {
  const t = useT('homeConsole');
  const options = tileIconNames.map((name) => ({ value: name, name: t(`iconNames.${name}`) }));
  const drawn = (icon: string, name: string) => (
    <Flex align="center" gap="small">
      <Icon icon={tileIcon(icon)} />
      {name}
    </Flex>
  );
  return (
    <Select
      aria-label={t('icon')}
      showSearch={{ optionFilterProp: 'name' }}
      style={{ width: '100%' }}
      value={value}
      options={options}
      optionRender={({ data }) => drawn(data.value, data.name)}
      labelRender={() => drawn(value, options.find((option) => option.value === value)?.name ?? value)}
      onChange={onChange}
    />
  );
}
