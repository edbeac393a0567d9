import { watchLevels, type WatchLevel } from '@meetingapp/contract/live-socket.ts';
import { Form, Segmented } from 'antd';
import { useT } from '../../../lib/texts.ts';

interface WatchFieldsProps {
  watch: WatchLevel;
  replayWatch: WatchLevel;
  onWatch: (level: WatchLevel) => void;
  onReplayWatch: (level: WatchLevel) => void;
}

/** Who may watch, live and later, each level with what it asks of a person. */
export function WatchFields({ watch, replayWatch, onWatch, onReplayWatch }: WatchFieldsProps) {
  const t = useT('liveConsole');
  const options = watchLevels.map((level) => ({ value: level, label: t(`watchLevels.${level}`) }));
  const lines = [
    ['watch', watch, onWatch],
    ['replayWatch', replayWatch, onReplayWatch],
  ] as const;
  return lines.map(([name, value, change]) => (
    <Form.Item key={name} label={t(name)} extra={t(`watchNotes.${value}`)}>
      <Segmented<WatchLevel> aria-label={t(name)} block options={options} value={value} onChange={change} />
    </Form.Item>
  ));
}
