import { roles } from '@meetingapp/contract/call.ts';
import { feeCodeCalls, type DiscountCode } from '@meetingapp/contract/fees/code.ts';
import { feeCodeExchangeCalls } from '@meetingapp/contract/fees/code-exchange.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { ticketPercent } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { useNavigate } from '@tanstack/react-router';
import { App, Button, Input, Tag } from 'antd';
import { ActMenu } from '../../../lib/layout/ActMenu.tsx';
import type { TableProps } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { address } from '../../../lib/navigation/paths.ts';
import { useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { amountText } from '../../../lib/forms/money.ts';
import { useListed, useOpenRowOrNew } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { saveFile } from '../../../lib/calls/save-file.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { CodePane } from './CodePane.tsx';
import type { TabProps } from '../fee/FeeKinds.tsx';
import { MakeCodes } from './MakeCodes.tsx';
import { dayText } from '../parts/day-text.ts';
import { furtherTexts } from '../view.ts';

/** Saved fees; one that is being made has no id yet. */
const feesOf = ({ kinds }: TabProps['setUp']) => kinds.flatMap(({ id, title }) => (id === null ? [] : [{ id, title }]));

/** Discount codes: what each gives, until when, and how often it was used. */
export function CodeList({ cid, setUp, bar }: TabProps) {
  const t = useT('fees');
  const c = useT('console');
  const language = useLanguage();
  const may = useRole(roles.desk);
  const [words, setWords] = useState('');
  const [before, setBefore] = useListed('before');
  const [open, setOpen] = useOpenRowOrNew();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const exporting = useChange(feeCodeExchangeCalls.exportCodes);
  const asked = useCall(feeCodeCalls.codes, { cid, words, before }, { enabled: may });
  async function exportAs(format: 'xlsx' | 'csv') {
    const outcome = await exporting.change({ cid, format, words });
    if (!outcome.ok) return;
    saveFile(outcome.answer);
    void message.success(t('codes.exported', { count: outcome.answer.count.toLocaleString('en') }), 2);
  }
  const day = (instant: string) => dayText(instant, setUp.zone, language, true);
  // The least needed columns are hidden while the pane is open.
  const wide = open === null;
  const ofWhom: NonNullable<TableProps<DiscountCode>['columns']>[number] = {
    title: t('codes.for'),
    render: (_, { feeIds, onlyFor, erased }) => {
      if (erased) return <span className="quiet">{t('codes.erasedPerson')}</span>;
      const names = feesOf(setUp).flatMap(({ id, title }) =>
        feeIds.includes(id) ? [pickLanguage(title, language)] : [],
      );
      return [onlyFor, ...names].filter(Boolean).join(c('listComma')) || t('codes.everybody');
    },
  };
  const columns: TableProps<DiscountCode>['columns'] = [
    {
      title: t('codes.code'),
      width: 144,
      render: (_, code) => (
        <button type="button" onClick={() => setOpen(code.id)}>
          <b>{code.code}</b>
        </button>
      ),
    },
    {
      title: t('codes.gives'),
      width: 168,
      render: (_, { kind, value, prices }) =>
        kind === 'percent'
          ? t('codes.percentOff', { percent: value / 100 })
          : kind === 'amount'
            ? t('codes.amountOff', {
                amount: joinList([amountText(value, setUp.currency, true), ...furtherTexts(prices)], language),
              })
            : t('codes.kinds.exempt'),
    },
    ...(wide ? [ofWhom] : []),
    { title: t('codes.used'), width: 64, align: 'right', dataIndex: 'confirmed' },
    ...(wide ? [{ title: t('held'), width: 76, align: 'right' as const, dataIndex: 'held' }] : []),
    {
      title: t('size'),
      width: 88,
      align: 'right',
      render: (_, { size }) => size?.toLocaleString('en') ?? t('unlimited'),
    },
    {
      title: t('codes.valid'),
      width: 200,
      render: (_, { from, until }) => {
        if (until !== null && until <= setUp.now) return <Tag variant="filled">{t('codes.ended')}</Tag>;
        if (from === null && until === null) return t('codes.always');
        return `${from === null ? '' : day(from)} – ${until === null ? '' : day(until)}`;
      },
    },
  ];
  const make = may && (
    <>
      <Button onClick={() => void navigate({ to: address('codeImport', { cid }) })}>{t('codes.import')}</Button>
      <ActMenu
        disabled={asked.answer?.total === 0}
        menu={{
          items: (['xlsx', 'csv'] as const).map((key) => ({
            key,
            label: t(`codes.exportAs.${key}`),
            onClick: () => void exportAs(key),
          })),
        }}
      >
        <Button loading={exporting.busy}>{t('codes.export')}</Button>
      </ActMenu>
      <Button icon={<Icon icon={plus} />} onClick={() => setOpen('new')}>
        {t('codes.make')}
      </Button>
    </>
  );
  const chosen = asked.answer?.codes.find((code) => code.id === open);
  const search = (
    <Input.Search
      size="small"
      allowClear
      style={{ width: 200 }}
      aria-label={t('codes.search')}
      placeholder={t('codes.search')}
      onSearch={(typed) => {
        setWords(typed.trim());
        setBefore(null);
      }}
    />
  );
  return (
    <Page
      title={c('pages.fees')}
      facts={asked.answer && t('codes.facts', { count: asked.answer.total.toLocaleString('en') })}
      bar={
        <>
          {bar}
          <span className="grow" />
          {search}
        </>
      }
      actions={make}
      pane={
        open === 'new' ? (
          <MakeCodes cid={cid} setUp={setUp} fees={feesOf(setUp)} close={() => setOpen(null)} />
        ) : (
          chosen && <CodePane key={chosen.id} cid={cid} code={chosen} now={setUp.now} close={() => setOpen(null)} />
        )
      }
    >
      <Answered asked={asked}>
        {({ codes, more }) =>
          codes.length === 0 && words === '' && before === null ? (
            <EmptyState icon={ticketPercent} title={t('codes.none')} text={t('codes.noneText')}>
              {make}
            </EmptyState>
          ) : (
            <>
              <ListTable<DiscountCode> columns={columns} rows={codes} open={open} />
              {more && (
                <p className="pad">
                  <Button size="small" onClick={() => setBefore(codes.at(-1)?.id ?? null)}>
                    {t('codes.more')}
                  </Button>
                </p>
              )}
            </>
          )
        }
      </Answered>
    </Page>
  );
}
