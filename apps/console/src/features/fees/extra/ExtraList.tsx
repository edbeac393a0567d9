import { roles } from '@meetingapp/contract/call.ts';
import type { Extra } from '@meetingapp/contract/fees/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { gift } from '@meetingapp/ui/icons/icons-home.ts';
import { Button, Tag } from 'antd';
import type { TableProps } from 'antd';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { amountText } from '../../../lib/forms/money.ts';
import { useOpenRowOrNew } from '../../../lib/lists/use-open-row.ts';
import { Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { ExtraPane } from './ExtraPane.tsx';
import type { TabProps } from '../fee/FeeKinds.tsx';

/** Extras that can be paid together with the fee. */
export function ExtraList({ cid, setUp, bar }: TabProps) {
  const t = useT('fees');
  const c = useT('console');
  const language = useLanguage();
  const may = useRole(roles.setUp);
  const [open, setOpen] = useOpenRowOrNew();
  const { extras } = setUp;
  const columns: TableProps<Extra>['columns'] = [
    {
      title: t('title'),
      render: (_, extra) => (
        <button type="button" onClick={() => setOpen(extra.id)}>
          <b>{pickLanguage(extra.title, language)}</b>
        </button>
      ),
    },
    {
      width: 96,
      render: (_, { closed }) => closed && <Tag variant="filled">{t('closedTag')}</Tag>,
    },
    {
      title: t('extras.price'),
      width: 120,
      align: 'right',
      render: (_, { amount }) => amountText(amount, setUp.currency, true),
    },
    ...setUp.currencies.map((currency) => ({
      title: currency,
      width: 110,
      align: 'right' as const,
      render: (_: unknown, { prices }: Extra) => {
        const price = prices[currency];
        return price === undefined ? <span className="quiet">{t('notSold')}</span> : amountText(price, currency, true);
      },
    })),
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
          <ExtraPane
            key={open}
            cid={cid}
            extra={chosen ?? null}
            may={may}
            currency={setUp.currency}
            currencies={setUp.currencies}
            close={() => setOpen(null)}
          />
        )
      }
    >
      {extras.length === 0 ? (
        <EmptyState icon={gift} title={t('extras.none')} text={t('extras.noneText')}>
          {add}
        </EmptyState>
      ) : (
        <ListTable<Extra> columns={columns} rows={extras} open={open} />
      )}
    </Page>
  );
}
