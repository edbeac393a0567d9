import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { exhibitionConsoleCalls as calls } from '@meetingapp/contract/exhibition/console.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';

type Listed = AnswerOf<typeof calls.list>;

/** How many booths are sold, held and free, and the money of the contracts. */
export function SalesFigures({ list }: { list: Listed }) {
  const t = useT('exhibitionConsole');
  const booths = list.levels.flatMap((level) => level.booths);
  const count = (state: 'sold' | 'held' | 'free') => booths.filter((one) => one.state === state).length;
  const sold = list.exhibitors.filter(({ state }) => state === 'sold');
  const agreed = sold.reduce((sum, { price }) => sum + price, 0);
  const paid = list.exhibitors.reduce((sum, one) => sum + one.paid, 0);
  const share = booths.length === 0 ? '' : `${Math.round((count('sold') / booths.length) * 100)}%`;
  const figures = [
    [t('figures.booths'), String(booths.length), ''],
    [t('states.sold'), String(count('sold')), share],
    [t('states.held'), String(count('held')), ''],
    [t('states.free'), String(count('free')), ''],
    [t('figures.agreed', { currency: list.currency }), amountText(agreed, list.currency, true), ''],
    [t('figures.paid', { currency: list.currency }), amountText(paid, list.currency, true), ''],
  ];
  return (
    <dl className="exh-figures">
      {figures.map(([name, value, more]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b> <span className="small quiet">{more}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
