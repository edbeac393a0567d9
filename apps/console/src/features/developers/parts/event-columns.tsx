import type { ColumnsType } from 'antd/es/table';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { secondText } from '../../../lib/time/moment.ts';
import type { useT } from '../../../lib/texts/texts.ts';

interface Listed {
  id: number;
  type: string;
  at: string;
}

/** When something happened and what, as the first columns of a list of webhooks; the event opens its row. */
export const eventColumns = <Row extends Listed>(
  t: ReturnType<typeof useT<'developersConsole'>>,
  language: Language,
  open: (id: number) => void,
): ColumnsType<Row> => [
  {
    title: t('time'),
    width: 160,
    render: (_value, one) => <span className="quiet">{secondText(one.at, language)}</span>,
  },
  {
    title: t('event'),
    render: (_value, one) => (
      <button type="button" className="link" onClick={() => open(one.id)}>
        <b>{one.type}</b>
      </button>
    ),
  },
];
