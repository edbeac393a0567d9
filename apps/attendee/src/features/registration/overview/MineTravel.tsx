import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import type { Summary } from '@meetingapp/contract/overview/summary.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { trainFront } from '@meetingapp/ui/icons/icons-home.ts';
import { receiptText } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { bedDouble, receipt } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { shortDay } from '../../../lib/time/dates.ts';

interface Props {
  cid: string;
  /** Absent while it loads, and where the conference is stopped. */
  summary: Summary | undefined;
}

/** Orders, hotel, journey and invoice, each with its state; what the person does not have is left out. */
export function MineTravel({ cid, summary }: Props) {
  const t = useT('summary');
  const registration = useT('registrationOverview');
  const go = useNavigate();
  const language = useLanguage();
  const { answer } = useCall(orderCalls.mine, {}, { fresh: 0 });
  const orders = answer?.orders ?? [];
  const open = orders.filter((order) => order.state === 'open').length;
  const { stay, journey, invoices, zone = 'UTC' } = summary ?? {};
  const openRegistration = (reg: number) => go('signOrder', {}, { cid, reg });
  return (
    <>
      <div className="head">
        <h2>{t('travel.title')}</h2>
      </div>
      <List>
        <ListRow
          icon={receipt}
          title={t('travel.orders')}
          value={open > 0 ? undefined : registration('mine.orderCount', { count: orders.length })}
          trailing={open > 0 && <Tag kind="soon">{registration('mine.toPay', { count: open })}</Tag>}
          onPress={() => go('signMyOrders', {}, { cid })}
        />
        {stay && (
          <ListRow
            icon={bedDouble}
            title={t('travel.hotel')}
            value={t('travel.nights', { hotel: stay.hotel, count: stay.nights })}
            onPress={() => openRegistration(stay.regId)}
          />
        )}
        {journey && (
          <ListRow
            icon={trainFront}
            title={t('travel.journey')}
            value={journey.at === null ? undefined : journeyText(journey, journey.at)}
            trailing={journey.at === null && <Tag kind="soon">{t('travel.journeys.missing')}</Tag>}
            onPress={() => go('schedulePerson', {}, { cid })}
          />
        )}
        {invoices && (
          <ListRow
            icon={receiptText}
            title={t('travel.invoice')}
            trailing={<InvoiceTag invoices={invoices} />}
            onPress={() => openRegistration(invoices.regId)}
          />
        )}
      </List>
    </>
  );

  function journeyText({ state, car }: NonNullable<Summary['journey']>, at: string): string {
    const day = shortDay(dayIn(zone, new Date(at)), language);
    if (state === 'departure') return t(car ? 'travel.journeys.departureCar' : 'travel.journeys.departure', { day });
    return t(car ? 'travel.journeys.arrivalCar' : 'travel.journeys.arrival', { day });
  }
}

function InvoiceTag({ invoices: { asked, refused } }: { invoices: NonNullable<Summary['invoices']> }) {
  const t = useT('summary');
  if (refused > 0) return <Tag kind="bad">{t('travel.invoices.refused')}</Tag>;
  return asked > 0 ? (
    <Tag kind="soon">{t('travel.invoices.asked')}</Tag>
  ) : (
    <Tag kind="ok">{t('travel.invoices.issued')}</Tag>
  );
}
