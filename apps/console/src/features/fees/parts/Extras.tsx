import { roles } from '@meetingapp/contract/call.ts';
import type { Extra } from '@meetingapp/contract/fees.ts';
import { plus } from '@meetingapp/ui/icons.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { gift } from '@meetingapp/ui/icons-home.ts';
import { Button, Tag } from 'antd';
import type { TableProps } from 'antd';
import { Blank } from '../../../lib/Blank.tsx';
import { useRole } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { ListTable } from '../../../lib/ListTable.tsx';
import { amountText } from '../../../lib/money.ts';
import { useOpenedOrNew } from '../../../lib/opened.ts';
import { Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { said } from '../view.ts';
import { ExtraPane } from './ExtraPane.tsx';
import type { TabProps } from './Kinds.tsx';

/** What can be paid together with the fee. */
export function Extras({ cid, setUp, bar }: TabProps) {
  const t = useT('fees');
  const c = useT('console');
  const language = useLanguage();
  const may = useRole(roles.setUp);
  const [open, setOpen] = useOpenedOrNew();
  const { extras } = setUp;
  const columns: TableProps<Extra>['columns'] = [
    {
      title: t('title'),
      render: (_, extra) => (
        <button type="button" onClick={() => setOpen(extra.id)}>
          <b>{said(extra.title, language)}</b>
        </button>
      ),
    },
    {
      width: 96,
      render: (_, { closed }) => closed && <Tag variant="filled">{t('closedTag')}</Tag>,
    },
    { title: t('extras.price'), width: 120, align: 'right', render: (_, { amount }) => amountText(amount, true) },
    { title: t('extras.atMost'), width: 120, align: 'right', dataIndex: 'atMost' },
    { title: t('extras.left'), width: 110, align: 'right', dataIndex: 'confirmed' },
    { title: t('held'), width: 110, align: 'right', dataIndex: 'held' },
    {
      title: t('size'),
      width: 110,
      align: 'right',
      render: (_, { size }) => size?.toLocaleString('en') ?? t('unlimited'),
    },
  ];
  const chosen = extras.find((extra) => extra.id === open);
  const add = may && (
    <Button icon={<Icon icon={plus} />} onClick={() => setOpen('new')}>
      {t('extras.add')}
    </Button>
  );
  return (
    <Page
      title={c('pages.fees')}
      bar={bar}
      actions={add}
      pane={
        (chosen || open === 'new') && (
          <ExtraPane key={open} cid={cid} extra={chosen ?? null} may={may} close={() => setOpen(null)} />
        )
      }
    >
      {extras.length === 0 ? (
        <Blank icon={gift} title={t('extras.none')} text={t('extras.noneText')}>
          {add}
        </Blank>
      ) : (
        <ListTable<Extra> columns={columns} rows={extras} open={open} />
      )}
    </Page>
  );
}
