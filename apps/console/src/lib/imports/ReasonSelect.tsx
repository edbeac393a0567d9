import { Select } from 'antd';
import { useT } from '../texts/texts.ts';

interface ReasonSelectProps {
  /** Why rows are wrong, the most frequent first. */
  reasons: readonly { key: string; text: string; count: number }[];
  /** Null: rows of all reasons. */
  chosen: string | null;
  choose: (key: string | null) => void;
}

/** Narrows wrong rows to those with one reason. */
export function ReasonSelect({ reasons, chosen, choose }: ReasonSelectProps) {
  const t = useT('sheetImport');
  if (reasons.length === 0) return null;
  return (
    <Select
      aria-label={t('check.reason')}
      popupMatchSelectWidth={false}
      style={{ maxWidth: 360 }}
      value={chosen ?? ''}
      options={[
        { value: '', label: t('check.anyReason', { count: reasons.length }) },
        ...reasons.map(({ key, text, count }) => ({ value: key, label: `${text} (${count})` })),
      ]}
      onChange={(key) => choose(key === '' ? null : key)}
    />
  );
}
