import { liveStatuses, type LiveStatus } from '@meetingapp/contract/live/socket.ts';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { isStatus } from '../view.ts';

interface Props {
  label: string;
  counts: Readonly<Record<LiveStatus, number>>;
  value: LiveStatus | null;
  onChange: (status: LiveStatus | null) => void;
}

const ALL = 'all';

/** Filter by status. A status without broadcasts is left out unless it is chosen. */
export function StatusFilter({ label, counts, value, onChange }: Props) {
  const t = useT('live');
  const some = liveStatuses.filter((status) => counts[status] > 0 || status === value);
  const options = [
    { value: ALL, label: t('rooms.all') },
    ...some.map((status) => ({
      value: status,
      label: `${t(status === 'paused' ? 'pausedOnes' : `status.${status}`)} ${counts[status]}`,
    })),
  ];
  return (
    <Chips
      legend={label}
      legendHidden
      options={options}
      value={value ?? ALL}
      onChange={(chosen) => onChange(isStatus(chosen) ? chosen : null)}
    />
  );
}
