import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { lotteryCalls } from '@meetingapp/contract/lottery/draw.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { ticketText } from '../view.ts';

type Read = AnswerOf<typeof lotteryCalls.read>;

/** The person's ticket; after winning with the prize and its pick-up code, as digits and as a QR code. */
export function Mine({ ticket, read }: { ticket: Read['tickets'][number]; read: Read }) {
  const t = useT('lottery');
  const language = useLanguage();
  const { draw } = read;
  const waiting = !read.open && draw.state !== 'void';
  const won = ticket.won.filter(({ replaced }) => !replaced);
  const at = (moment: string) => momentText(moment, draw.zone, language);
  const place = pickLanguage(draw.place, language);
  return (
    <section className={joinClasses('card cj-mine', won.length > 0 && 'won')} aria-live="polite">
      <div className="grow">
        <p className="t-sm ink-2">{t('mine')}</p>
        <p className="no">{ticketText(ticket.number, draw.entrants)}</p>
      </div>
      {won.length === 0 ? (
        <Tag kind={waiting ? 'soon' : 'ended'}>{t(waiting ? 'notYet' : 'lost')}</Tag>
      ) : (
        <Tag kind="ok">{t('won')}</Tag>
      )}
      {ticket.won.map(({ winnerId, prizeId, code, handedAt, replaced }) => {
        const prize = draw.prizes.find(({ id }) => id === prizeId);
        return (
          <div key={winnerId} className="cj-code">
            <p>
              {t('wonPrize', {
                prize: pickLanguage(prize?.name, language),
                thing: pickLanguage(prize?.thing, language),
              })}
            </p>
            {replaced && <p className="ink-2">{t('replaced')}</p>}
            {handedAt && <p className="ink-2">{t('handed', { at: at(handedAt) })}</p>}
            {!handedAt && !replaced && (
              <>
                <QrCode value={`PRIZE:${code}`} label={`${t('code')} ${code}`} />
                <p className="t-sm ink-2">{t('code')}</p>
                <b>{`${code.slice(0, 4)} ${code.slice(4)}`}</b>
                {place !== '' && <p className="t-sm ink-2">{t('collect', { place })}</p>}
                {draw.pickUpUntil && <p className="t-sm ink-2">{t('collectUntil', { at: at(draw.pickUpUntil) })}</p>}
              </>
            )}
          </div>
        );
      })}
    </section>
  );
}
