import type { ChannelFigures } from '@meetingapp/contract/messages/mailing.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

const parts = ['seen', 'delivered', 'sent', 'unknown', 'failed'] as const;
const labels = {
  seen: 'report.barSeen',
  delivered: 'report.barDelivered',
  sent: 'report.barSent',
  unknown: 'report.barUnknown',
  failed: 'report.barFailed',
} as const;

/** One bar per channel: how many have seen it, got it, or not. Lengths are shares of the largest channel; the numbers are in words. */
export function ChannelBars({ channels }: { channels: readonly ChannelFigures[] }) {
  const t = useT('mailing');
  const language = useLanguage();
  const most = Math.max(1, ...channels.map(({ people }) => people));
  return (
    <section className="channel-bars" aria-label={t('report.channelsTitle')}>
      <ul className="legend" aria-hidden="true">
        {parts
          .filter((part) => channels.some((one) => one[part] > 0))
          .map((part) => (
            <li key={part} className={part}>
              {t(labels[part])}
            </li>
          ))}
      </ul>
      {channels.map((one) => {
        const said = parts
          .filter((part) => one[part] > 0)
          .map((part) => t('figure', { label: t(labels[part]), count: one[part].toLocaleString('en') }));
        return (
          <div key={one.channel} className="channel-bar">
            <span>{t(`channels.${one.channel}`)}</span>
            <span className="track" role="img" aria-label={joinList(said, language)}>
              {parts.map((part) => (
                <span key={part} className={part} style={{ width: `${(one[part] / most) * 100}%` }} />
              ))}
            </span>
            <span className="numbers">
              <b>{t('report.people', { count: one.people.toLocaleString('en') })}</b>
              {one.failed > 0 && (
                <span className="failed"> {t('report.failedOf', { count: one.failed.toLocaleString('en') })}</span>
              )}
            </span>
          </div>
        );
      })}
    </section>
  );
}
