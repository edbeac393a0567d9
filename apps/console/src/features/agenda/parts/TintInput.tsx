import { Segmented } from 'antd';
import { useT } from '../../../lib/texts.ts';

const tints = [0, 1, 2, 3, 4, 5];

/** One of the house's quiet colours, each with its number so that it does not hang on colour alone. */
export function TintInput({ value, onChange }: { value: number; onChange: (tint: number) => void }) {
  const t = useT('agendaConsole');
  return (
    <Segmented
      size="small"
      aria-label={t('setup.tint')}
      value={value}
      onChange={onChange}
      options={tints.map((tint) => ({ value: tint, label: <span className={`tint tint-${tint}`}>{tint + 1}</span> }))}
    />
  );
}
