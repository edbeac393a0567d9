import type { RegistrationAtDesk } from '@meetingapp/contract/registration/console.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { arrowRight } from '@meetingapp/ui/icons/icons-topics.ts';
import { check, x } from '@meetingapp/ui/icons/icons.ts';
import { History } from '../../../lib/layout/History.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { useT, type Translate } from '../../../lib/texts/texts.ts';

/** Person, price with reasons, and events. */
export function PaneSummary({ one }: { one: RegistrationAtDesk }) {
  const t = useT('registrationConsole');
  const language = useLanguage();
  const cid = useCid();
  const facts: [string, string][] = [
    [t('pane.phone'), one.phone],
    [t('pane.email'), one.email],
    [t('pane.company'), one.company],
    [t('pane.branch'), one.branch],
    [t('pane.fee'), one.fee],
    [
      t('pane.stay'),
      joinList(
        one.stays.map((stay) =>
          joinList([`${stay.hotel} ${stay.roomType}`, `${stay.checkIn} – ${stay.checkOut}`], language, 'clauses'),
        ),
        language,
        'entries',
      ),
    ],
    [t('pane.extras'), extrasText(one, language)],
    [t('pane.paid'), paidText(one, t, language)],
    [t('pane.hold'), holdText(one, t, language)],
    [t('pane.source'), one.source],
  ];
  return (
    <div className="summary">
      {one.price && <Price one={one} price={one.price} />}
      <dl className="facts-list pane-part">
        {facts.map(
          ([name, value]) =>
            value !== '' && (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <section className="pane-part">
        <h2>{t('pane.history')}</h2>
        <ol className="history">
          {one.history.map((event, index) => (
            <li key={index}>
              <b>{event.text}</b> {event.why}
              <span className="small quiet" style={{ display: 'block' }}>
                {joinList([momentText(event.at, language), event.by], language, 'clauses')}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <History cid={cid} subject="registration" id={one.id} />
    </div>
  );
}

/** What is paid now; after a refund also what was paid at first, and what is under way back. */
function paidText(one: RegistrationAtDesk, t: ReturnType<typeof useT<'registrationConsole'>>, language: Language) {
  if (one.paidNow === null) return '';
  const refunded = one.orders.reduce((sum, order) => sum + (order.paidAt === null ? 0 : order.refunded), 0);
  const more = [
    refunded > 0 &&
      t('pane.paidFirst', {
        paid: amountText(one.paidNow + refunded, one.currency),
        refunded: amountText(refunded, one.currency),
      }),
    one.refunding > 0 && t('pane.refunding', { amount: amountText(one.refunding, one.currency) }),
  ].filter((text) => text !== false);
  return [`${one.currency} ${amountText(one.paidNow, one.currency)}`, joinList(more, language, 'clauses')]
    .filter(Boolean)
    .join('　');
}

/** Every extra with its count and the price of all of it. */
const extrasText = ({ extras, currency }: RegistrationAtDesk, language: Language): string =>
  joinList(
    extras.map(({ title, quantity, amount }) =>
      joinList([`${title} × ${quantity}`, `${currency} ${amountText(amount, currency)}`], language, 'clauses'),
    ),
    language,
    'entries',
  );

type PriceFacts = NonNullable<RegistrationAtDesk['price']>;

function Price({ one, price }: { one: RegistrationAtDesk; price: PriceFacts }) {
  const t = useT('registrationConsole');
  const language = useLanguage();
  return (
    <section className="price">
      <div className="row">
        <h2 className="grow">{t('pane.why')}</h2>
        {price.amount !== null && (
          <b>
            {one.currency} {amountText(price.amount, one.currency, true)}
          </b>
        )}
      </div>
      <ul>
        {price.why.length === 0 && (
          <li>
            <Icon icon={check} className="holds" />
            {t('pane.everyone')}
          </li>
        )}
        {price.why.map(({ holds, text }) => (
          <li key={text}>
            <Icon icon={holds ? check : x} className={holds ? 'holds' : 'not'} />
            {text}
          </li>
        ))}
        {price.wouldChange.map((text) => (
          <li key={text}>
            <Icon icon={arrowRight} className="turn" />
            {t('pane.wouldChange', { text })}
          </li>
        ))}
      </ul>
      <div className="windows">
        {price.windows.map((window) => (
          <div key={window.from} className={window.holds ? 'now' : ''}>
            {window.title} {amountText(window.amount, one.currency, true)}
            <br />
            {t('pane.until', { day: momentText(window.until, language) })}
          </div>
        ))}
      </div>
    </section>
  );
}

/** End of the hold, and how often the person renewed it. */
function holdText(
  { holdUntil, holdRenewals }: RegistrationAtDesk,
  t: Translate<'registrationConsole'>,
  language: Language,
): string {
  if (holdUntil === null) return '';
  const until = momentText(holdUntil, language);
  return holdRenewals === 0
    ? until
    : joinList([until, t('pane.renewed', { count: holdRenewals })], language, 'clauses');
}
