import type { OrderDetail } from '@meetingapp/contract/orders/order.ts';
import type { RegistrationDetail } from '@meetingapp/contract/registration/wizard.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { CountdownPill } from '@meetingapp/ui/data/CountdownPill.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { momentText, shortDays } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Phrases } from '../../../lib/texts/Phrases.tsx';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { TicketCode } from '../../../shared/ticket/TicketCode.tsx';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';
import { orderTag, registrationTag } from '../view.ts';
import type { OrderStatus } from '../view.ts';

interface TicketProps {
  registration: RegistrationDetail;
  order: OrderDetail | null;
  standing: OrderStatus;
  /** Called when the time to pay has run out. */
  onEnd: () => void;
}

/** Upper half: title and dates. Lower half: the entry code, or what is still missing for it. */
export function Ticket({ registration, order, standing, onEnd }: TicketProps) {
  const t = useT('orders');
  const wizard = useT('registrationOverview');
  const language = useLanguage();
  const conference = useConference(registration.cid);
  const { state, startsOn, endsOn } = registration;
  const when = joinList(
    [shortDays(startsOn, endsOn, language), registration.city, conference?.venue],
    language,
    'clauses',
  );
  const approved = state === 'approved' && order !== null;
  // A registration cancelled together with its order is shown once.
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
          <TicketCode
            regId={registration.regId}
            entryCode={registration.entryCode}
            label={t('own.codeLabel', { number: registration.number })}
            moves={t('own.codeMoves')}
          />
        )}
        <p className="t-xl">{registration.name}</p>
        <p className="ink-2 t-sm">{[registration.fee, registration.branch].filter(Boolean).join(' · ')}</p>
        {registration.extras.length > 0 && (
          <p className="ink-2 t-sm">
            {joinList(
              registration.extras.map(({ title, quantity }) => `${title} × ${quantity}`),
              language,
              'clauses',
            )}
          </p>
        )}
        <p className="ink-2 t-sm">{t('own.number', { number: registration.number })}</p>
        {registration.entryCode && <p className="t-sm ink-3">{t('own.show')}</p>}
        <Missing order={order} standing={standing} zone={conference?.zone ?? usualZone} onEnd={onEnd} state={state} />
      </div>
    </section>
  );
}

interface MissingProps {
  order: OrderDetail | null;
  standing: OrderStatus;
  state: RegistrationDetail['state'];
  zone: string;
  onEnd: () => void;
}

/** Reason why there is no entry code yet, or no longer. */
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
  const texts: Partial<Record<OrderStatus, string>> = { review: t('own.reviewText'), expired: t('own.expiredText') };
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
