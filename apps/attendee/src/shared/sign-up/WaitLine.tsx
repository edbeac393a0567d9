import type { WaitingEntry } from '@meetingapp/contract/registration/waiting.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { clock } from '@meetingapp/ui/icons/icons.ts';
import { momentText } from '../../lib/time/dates.ts';
import { useLanguage } from '../../lib/texts/language.ts';
import { useT } from '../../lib/texts/texts.ts';
import './wait-line.css';

interface WaitLineProps {
  zone: string;
  /** Null: not on the waiting list. */
  entry: WaitingEntry | null;
  busy: boolean;
  onJoin: () => void;
  onLeave: (entry: WaitingEntry) => void;
  onAccept: (entry: WaitingEntry) => void;
}

/** Waiting list status of something that is full: join, the number of people ahead, or the offer with its end. */
export function WaitLine({ zone, entry, busy, onJoin, onLeave, onAccept }: WaitLineProps) {
  const t = useT('registrationFee');
  const language = useLanguage();
  if (entry?.state === 'offered' && entry.offerUntil) {
    return (
      <div className="wait-line offered">
        <p>{t('waiting.offered', { until: momentText(entry.offerUntil, zone, language) })}</p>
        <div className="wait-acts">
          <Button size="md" loading={busy} onClick={() => onAccept(entry)}>
            {t('waiting.accept')}
          </Button>
          <Button size="md" variant="soft" disabled={busy} onClick={() => onLeave(entry)}>
            {t('waiting.decline')}
          </Button>
        </div>
      </div>
    );
  }
  if (entry?.state === 'waiting') {
    return (
      <div className="wait-line">
        <Icon icon={clock} size="s" />
        <p className="grow">{entry.before === 0 ? t('waiting.first') : t('waiting.before', { count: entry.before })}</p>
        <Button size="sm" variant="ghost" disabled={busy} onClick={() => onLeave(entry)}>
          {t('waiting.leave')}
        </Button>
      </div>
    );
  }
  return (
    <div className="wait-line">
      <p className="grow">{entry ? t('waiting.expired') : t('waiting.text')}</p>
      <Button size="sm" variant="soft" loading={busy} onClick={onJoin}>
        {entry ? t('waiting.again') : t('waiting.join')}
      </Button>
    </div>
  );
}
