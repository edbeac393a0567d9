import type { OrderDetail } from '@meetingapp/contract/orders.ts';
import type { RegistrationDetail } from '@meetingapp/contract/registration.ts';
import { CountdownPill } from '@meetingapp/ui/CountdownPill.tsx';
import { check } from '@meetingapp/ui/icons.ts';
import { Note } from '@meetingapp/ui/Note.tsx';
import { QrCode } from '@meetingapp/ui/QrCode.tsx';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import { momentText, shortDays } from '../../../lib/dates.ts';
import { useLanguage } from '../../../lib/language.ts';
import { Phrases } from '../../../lib/Phrases.tsx';
import { serverClock } from '../../../lib/server-clock.ts';
import { useT } from '../../../lib/texts.ts';
import { useConference, usualZone } from '../../../lib/use-conference.ts';
import { orderTag, registrationTag } from '../view.ts';
import type { Standing } from '../view.ts';

interface TicketProps {
  registration: RegistrationDetail;
  order: OrderDetail | null;
  standing: Standing;
  /** The time to pay has run out. */
  onEnd: () => void;
}

/** The upper half says what and when, the lower one holds the code, or what is still missing for it. */
export function Ticket({ registration, order, standing, onEnd }: TicketProps) {
  const t = useT('orders');
  const wizard = useT('registration');
  const language = useLanguage();
  const conference = useConference(registration.cid);
  const { state, startsOn, endsOn } = registration;
  const when = [shortDays(startsOn, endsOn, language), registration.city, conference?.venue ?? '']
    .filter(Boolean)
    .join(language === 'zh' ? '，' : ', ');
  const approved = state === 'approved' && order !== null;
  // A registration and its order that were cancelled together are told of once.
  const orderTold = order !== null && order.total > 0 && !(state === 'cancelled' && order.state === 'cancelled');
  return (
    <section className="card ticket">
      <div className="ticket-up">
        <div className="row gap-2 ticket-tags">
          {!approved && (
            <Tag kind={registrationTag(state)} icon={state === 'confirmed' || state === 'attended' ? check : undefined}>
              {wizard(`states.${state}`)}
            </Tag>
          )}
          {orderTold && (
            <Tag kind={approved ? orderTag(order.state) : order.state === 'paid' ? 'ended' : orderTag(order.state)}>
              {t(`states.${order.state}`)}
            </Tag>
          )}
        </div>
        <h2 className="t-lg">
          <Phrases text={registration.conference} />
        </h2>
        <p className="t-sm ink-2">{when}</p>
      </div>
      <div className="ticket-cut" />
      <div className="ticket-down">
        {registration.entryCode && (
          <QrCode
            value={registration.entryCode}
            label={t('own.codeLabel', { number: registration.number })}
            size="3.2rem"
          />
        )}
        <p className="t-xl">{registration.name}</p>
        <p className="ink-2 t-sm">{[registration.fee, registration.branch].filter(Boolean).join(' · ')}</p>
        <p className="ink-2 t-sm">{t('own.number', { number: registration.number })}</p>
        {registration.entryCode && <p className="t-sm ink-3">{t('own.show')}</p>}
        <Missing order={order} standing={standing} zone={conference?.zone ?? usualZone} onEnd={onEnd} state={state} />
      </div>
    </section>
  );
}

interface MissingProps {
  order: OrderDetail | null;
  standing: Standing;
  state: RegistrationDetail['state'];
  zone: string;
  onEnd: () => void;
}

/** Why there is no code yet, or no more. */
function Missing({ order, standing, state, zone, onEnd }: MissingProps) {
  const t = useT('orders');
  const language = useLanguage();
  if (standing === 'pay' && order?.holdUntil) {
    return (
      <div className="ticket-note">
        <CountdownPill
          deadline={Date.parse(order.holdUntil)}
          now={serverClock.now}
          text={(left) => t('own.payLeft', { left })}
          onEnd={onEnd}
        />
        <p className="t-sm ink-2">{t('own.unpaidText', { time: momentText(order.holdUntil, zone, language) })}</p>
      </div>
    );
  }
  const texts: Partial<Record<Standing, string>> = { review: t('own.reviewText'), expired: t('own.expiredText') };
  const over = { refused: t('own.refusedText'), cancelled: t('own.cancelledText'), gone: t('own.goneText') } as Partial<
    Record<string, string>
  >;
  const text = standing === 'over' ? (over[state] ?? t('own.cancelledText')) : texts[standing];
  return (
    <>
      {text && (
        <div className="ticket-note">
          <Note kind={standing === 'review' ? 'info' : 'warn'}>{text}</Note>
        </div>
      )}
      {order?.notice && (
        <div className="ticket-note">
          <Note kind="warn">{order.notice}</Note>
        </div>
      )}
    </>
  );
}
