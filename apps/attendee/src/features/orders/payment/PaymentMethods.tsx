import type { OrderDetail, PayMethod } from '@meetingapp/contract/orders/order.ts';
import '@meetingapp/ui/forms/Choice.css';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { landmark, wallet } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { messageCircle, qrCode } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { useT } from '../../../lib/texts/texts.ts';

interface PaymentMethodsProps {
  methods: OrderDetail['methods'];
  /** Of the order, on any device. */
  offered: OrderDetail['methods'];
  currency: string;
  chosen: PayMethod | null;
  onChoose: (method: PayMethod) => void;
}

const icons: Readonly<Record<PayMethod, string>> = {
  jsapi: messageCircle,
  h5: messageCircle,
  native: qrCode,
  alipay_wap: wallet,
  bank_transfer: landmark,
};

/** Methods that work on this device; where the order has none at all, what to do instead. */
export function PaymentMethods({ methods, offered, currency, chosen, onChoose }: PaymentMethodsProps) {
  const t = useT('orders');
  const texts: Partial<Record<PayMethod, string>> = { native: t('pay.nativeText'), bank_transfer: t('pay.bankText') };
  if (offered.length === 0)
    return (
      <Note kind="warn">
        <b>{t('pay.noMethod', { currency })}</b>
        <p>{t('pay.noMethodText')}</p>
      </Note>
    );
  if (methods.length === 0) return null;
  return (
    <fieldset>
      <legend className="head">
        <span className="t-lg">{t('pay.methods')}</span>
      </legend>
      <List className="pay-methods">
        {methods.map(({ method }) => {
          const line = texts[method];
          return (
            <label key={method} className="li ic">
              <input
                type="radio"
                name="pay-method"
                value={method}
                checked={method === chosen}
                onChange={() => onChoose(method)}
              />
              <span className="pay-icon">
                <Icon icon={icons[method]} />
              </span>
              <span className="grow">
                <b>{t(`pay.${method}`)}</b>
                {line && <span className="li-text">{line}</span>}
              </span>
              <span className={method === chosen ? 'radio on' : 'radio'} />
            </label>
          );
        })}
      </List>
    </fieldset>
  );
}
