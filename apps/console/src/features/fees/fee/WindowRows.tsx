import type { FeeWindow } from '@meetingapp/contract/fees/console.ts';
import { windowFaults } from '@meetingapp/domain/fees/windows.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, trash2 } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { FeeSetUp } from '../data.ts';
import { windowEnd } from '../view.ts';
import { AmountInput } from '../parts/AmountInput.tsx';
import { FurtherPrices } from '../parts/FurtherPrices.tsx';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';

interface WindowRowsProps {
  setUp: FeeSetUp;
  windows: readonly FeeWindow[];
  change: (windows: FeeWindow[]) => void;
}

/** Prices by time of payment, one row each; overlaps are reported in their row. */
export function WindowRows({ setUp, windows, change }: WindowRowsProps) {
  const { zone } = setUp;
  const t = useT('fees');
  const language = useLanguage();
  const faults = windowFaults(windows);
  const set = (index: number, part: Partial<FeeWindow>) =>
    change(windows.map((window, place) => (place === index ? { ...window, ...part } : window)));

  function add() {
    const last = windows.reduce((latest, { until }) => (until > latest ? until : latest), '');
    const from = last === '' ? new Date() : new Date(last);
    const until = windowEnd(setUp, from);
    change([...windows, { title: { zh: '', en: '' }, from: from.toISOString(), until, amount: 0, prices: {} }]);
  }

  return (
    <div className="fees-windows">
      {windows.map((window, index) => {
        const fault = faults.find((one) => one.index === index);
        const name = pickLanguage(window.title, language) || String(index + 1);
        return (
          <div key={index} role="group" aria-label={`${t('windows')} ${index + 1}`}>
            <BilingualInput
              label={t('windowTitle')}
              maxLength={60}
              value={window.title}
              onChange={(title) => set(index, { title })}
            />
            <MomentPicker
              required
              label={t('from')}
              zone={zone}
              at={window.from}
              change={(from) => set(index, { from })}
            />
            <MomentPicker
              required
              label={t('until')}
              zone={zone}
              at={window.until}
              change={(until) => set(index, { until })}
            />
            <AmountInput
              label={t('amount')}
              currency={setUp.currency}
              fen={window.amount}
              change={(amount) => set(index, { amount })}
            />
            <Button
              type="text"
              size="small"
              aria-label={t('removeWindow', { title: name })}
              icon={<Icon icon={trash2} />}
              onClick={() => change(windows.filter((_, place) => place !== index))}
            />
            <FurtherPrices
              currencies={setUp.currencies}
              label={name}
              prices={window.prices}
              change={(prices) => set(index, { prices })}
            />
            {fault && (
              <span className="fees-fault" role="alert">
                {t(fault.reason)}
              </span>
            )}
          </div>
        );
      })}
      <span>
        <Button size="small" icon={<Icon icon={plus} />} onClick={add}>
          {t('addWindow')}
        </Button>
      </span>
    </div>
  );
}
