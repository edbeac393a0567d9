import type { LiveStream } from '@meetingapp/contract/live/console.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Connected signals: shown by a filled dot and a word, not by colour alone. */
export function SignalDots({ streams }: { streams: readonly LiveStream[] }) {
  const t = useT('liveConsole');
  return (
    <span className="live-signals">
      {streams.map(({ id, part, connectedAt }) => (
        <span key={id} className={connectedAt === null ? 'signal' : 'signal on'}>
          <i aria-hidden="true" />
          {t(`streams.parts.${part}`)} · {t(connectedAt === null ? 'streams.waiting' : 'streams.connected')}
        </span>
      ))}
    </span>
  );
}
