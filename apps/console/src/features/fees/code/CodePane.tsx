import { feeCodeCalls, type DiscountCode } from '@meetingapp/contract/fees/code.ts';
import { App, Button, Tag } from 'antd';
import { History } from '../../../lib/layout/History.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

interface CodePaneProps {
  cid: number;
  code: DiscountCode;
  now: string;
  close: () => void;
}

/** One code: its uses, and the button to end it. */
export function CodePane({ cid, code, now, close }: CodePaneProps) {
  const t = useT('fees');
  const language = useLanguage();
  const { modal } = App.useApp();
  const asked = useCall(feeCodeCalls.codeUses, { cid, codeId: code.id });
  const end = useChange(feeCodeCalls.endCode, { refreshes: [feeCodeCalls.codes] });
  const ended = code.until !== null && code.until <= now;
  function askEnd() {
    modal.confirm({
      title: t('codes.endAsk', { code: code.code }),
      okText: t('codes.end'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await end.change({ cid, codeId: code.id });
      },
    });
  }
  const foot = ended ? (
    <Tag variant="filled">{t('codes.ended')}</Tag>
  ) : (
    <Button danger onClick={askEnd}>
      {t('codes.end')}
    </Button>
  );
  return (
    <Pane title={code.code} close={close} foot={foot}>
      <h2>{t('codes.uses')}</h2>
      <Answered asked={asked}>
        {({ uses }) =>
          uses.length === 0 ? (
            <p className="quiet">{t('codes.noUses')}</p>
          ) : (
            <ul>
              {uses.map(({ regId, name, number, confirmed, at }) => (
                <li key={regId} className="row">
                  <b>{name}</b>
                  <span className="quiet grow">{number}</span>
                  <Tag color={confirmed ? 'success' : 'warning'} variant="filled">
                    {t(confirmed ? 'confirmed' : 'held')}
                  </Tag>
                  <span className="small quiet nowrap">{momentText(at, language)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      <History cid={cid} subject="discount_code" id={code.id} />
    </Pane>
  );
}
