import type { ConFee } from '@meetingapp/contract/registration/wizard.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Radio, Tag } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Fees that the rules offer this person; an unavailable one shows its reason. */
export function NewFees({
  fees,
  chosen,
  choose,
}: {
  fees: readonly ConFee[];
  chosen: number | null;
  choose: (id: number) => void;
}) {
  const t = useT('registrationConsole');
  const language = useLanguage();
  const can = fees.filter(({ available }) => available === '1');
  const cannot = fees.filter(({ available }) => available === '0');
  return (
    <div className="new-fees">
      {can.length === 0 && <p className="note soon">{t('desk.noFee')}</p>}
      <Radio.Group
        aria-label={t('pane.fee')}
        value={chosen}
        onChange={(event) => choose(Number(event.target.value))}
        vertical
      >
        {can.map((fee) => (
          <Radio key={fee.feeId} value={fee.feeId}>
            <span className="new-fee">
              <b className="grow">{fee.feeTitle}</b>
              {fee.window && <Tag>{fee.window}</Tag>}
              <span>
                {fee.feeCurrency} {amountText(fee.feeAmount, fee.feeCurrency, true)}
              </span>
            </span>
            {fee.left !== null && <span className="small quiet">{t('desk.left', { count: fee.left })}</span>}
          </Radio>
        ))}
      </Radio.Group>
      {cannot.length > 0 && (
        <details>
          <summary className="small quiet">{t('desk.others', { count: cannot.length })}</summary>
          <ul>
            {cannot.map((fee) => (
              <li key={fee.feeId}>
                {fee.feeTitle}
                <br />
                <span className="small quiet">
                  {joinList(
                    fee.why.filter(({ holds }) => !holds).map(({ text }) => text),
                    language,
                    'entries',
                  )}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
