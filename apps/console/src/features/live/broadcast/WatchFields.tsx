import { watchLevels, type WatchLevel } from '@meetingapp/contract/live/socket.ts';
import { Segmented } from 'antd';
import { Field } from '../../../lib/forms/Field.tsx';
import { useT } from '../../../lib/texts/texts.ts';

interface WatchFieldsProps {
  watch: WatchLevel;
  replayWatch: WatchLevel;
  onWatch: (level: WatchLevel) => void;
  onReplayWatch: (level: WatchLevel) => void;
}

/** Who may watch, live and as replay; each level shows what it requires of a person. */
export function WatchFields({ watch, replayWatch, onWatch, onReplayWatch }: WatchFieldsProps) {
  const t = useT('liveConsole');
  const options = watchLevels.map((level) => ({ value: level, label: t(`watchLevels.${level}`) }));
  const lines = [
    ['watch', watch, onWatch],
    ['replayWatch', replayWatch, onReplayWatch],
  ] as const;
  return lines.map(([name, value, change]) => (
    <Field key={name} label={t(name)} hint={t(`watchNotes.${value}`)}>
      <Segmented<WatchLevel> aria-label={t(name)} block options={options} value={value} onChange={change} />
    </Field>
  ));
}
