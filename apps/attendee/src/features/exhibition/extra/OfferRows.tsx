import { extraKinds, type Offer } from '@meetingapp/contract/exhibition/extra.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { Stepper } from '@meetingapp/ui/forms/Stepper.tsx';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';

interface OfferRowsProps {
  offers: readonly Offer[];
  currency: string;
  zone: string;
  counts: Readonly<Record<number, number>>;
  change: (id: number, count: number) => void;
}

const MOST = 9_999;

/** What can be ordered, by kind, each with its price, what is left and the number of pieces. */
export function OfferRows({ offers, currency, zone, counts, change }: OfferRowsProps) {
  const t = useT('stand');
  const language = useLanguage();
  return extraKinds.map((kind) => {
    const rows = offers.filter((one) => one.kind === kind);
    if (rows.length === 0) return null;
    return (
      <section key={kind}>
        <div className="head">
          <h2>{t(`orders.kinds.${kind}`)}</h2>
        </div>
        <List>
          {rows.map(({ id, name, text, price, left, closesAt, open }) => {
            const title = pickLanguage(name, language);
            const facts = [
              pickLanguage(text, language),
              left !== null && left <= 20 && open ? t('orders.left', { count: left }) : '',
              closesAt !== null && open ? t('orders.closes', { at: momentText(closesAt, zone, language) }) : '',
              open ? '' : t('orders.closed'),
            ];
            return (
              <div key={id} className="li ex-offer">
                <span className="grow ex-wrap">
                  <b>{title}</b>
                  <span className="li-text">{joinList(facts, language, 'entries')}</span>
                  <span className="ex-price">{moneyText(price, currency, true)}</span>
                </span>
                <Stepper
                  label={title}
                  value={counts[id] ?? 0}
                  min={0}
                  max={open ? Math.min(left ?? MOST, MOST) : 0}
                  lessLabel={t('orders.less', { name: title })}
                  moreLabel={t('orders.more', { name: title })}
                  onChange={(count) => change(id, count)}
                />
              </div>
            );
          })}
        </List>
      </section>
    );
  });
}
