import '../bank/bank.css';
import { examConsoleCalls as calls } from '@meetingapp/contract/exam/console.ts';
import { examExchangeCalls } from '@meetingapp/contract/exam/exchange.ts';
import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { ActMenu } from '../../../lib/layout/ActMenu.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { saveFile } from '../../../lib/calls/save-file.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { address } from '../../../lib/navigation/paths.ts';
import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { BankFilters, everything, type BankFilter } from '../bank/BankFilters.tsx';
import { BankTable } from '../bank/BankTable.tsx';
import { ImportPane } from '../exchange/ImportPane.tsx';
import { ItemEditor } from '../item/ItemEditor.tsx';
import { QuestionPane } from '../item/QuestionPane.tsx';

/** The question bank: items by filter with their keys, and their exchange as QTI 2.2. */
export function Questions() {
  const t = useT('examBank');
  const c = useT('console');
  const cid = useCid();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [filter, setFilter] = useState<BankFilter>(everything);
  const [open, setOpen] = useOpenRow();
  const [importing, setImporting] = useState(false);
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const asked = useCall(calls.bank, { cid, ...filter });
  const exporting = useChange(examExchangeCalls.exportItems);
  const sheet = useChange(examExchangeCalls.exportItemSheet);
  const items = asked.answer?.items ?? [];

  /** Arrow keys open the item above or below, outside of inputs. */
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, [role=combobox]');
    if (
      step === undefined ||
      typing ||
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      open === null ||
      edited !== null
    )
      return;
    const next = items[items.findIndex(({ id }) => id === open) + step];
    if (!next) return;
    event.preventDefault();
    setOpen(next.id);
  });
  useEffect(() => {
    const key = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);

  async function exportAll() {
    const outcome = await exporting.change({ cid, ...filter });
    if (!outcome.ok) return;
    saveFile({ name: 'items-qti-2.2.zip', content: outcome.answer.zip });
    void message.success(t('exported', { count: outcome.answer.count }), 2);
  }
  async function exportSheet() {
    const outcome = await sheet.change({ cid, format: 'xlsx', ...filter });
    if (!outcome.ok) return;
    saveFile(outcome.answer);
    void message.success(t('exported', { count: outcome.answer.count }), 2);
  }
  if (edited !== null)
    return (
      <ItemEditor
        itemId={edited === 'new' ? null : edited}
        topics={asked.answer?.topics ?? []}
        close={() => setEdited(null)}
        onSaved={setEdited}
      />
    );
  const add = (
    <Button type="primary" onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Page
      title={c('pages.questions')}
      facts={asked.answer && t('facts', { total: asked.answer.total, found: asked.answer.found })}
      actions={
        <>
          <ActMenu
            menu={{
              items: [
                {
                  key: 'sheet',
                  label: t('importAs.sheet'),
                  onClick: () => void navigate({ to: address('itemImport', { cid }) }),
                },
                {
                  key: 'qti',
                  label: t('importAs.qti'),
                  onClick: () => {
                    setOpen(null);
                    setImporting(true);
                  },
                },
              ],
            }}
          >
            <Button>{t('import')}</Button>
          </ActMenu>
          <ActButton
            why={items.length === 0 ? t('nothing') : ''}
            loading={exporting.busy}
            onClick={() => void exportAll()}
          >
            {t('export')}
          </ActButton>
          <ActButton
            why={items.length === 0 ? t('nothing') : ''}
            loading={sheet.busy}
            onClick={() => void exportSheet()}
          >
            {t('exportSheet')}
          </ActButton>
          {add}
        </>
      }
      bar={<BankFilters filter={filter} topics={asked.answer?.topics ?? []} onChange={setFilter} />}
      pane={
        importing ? (
          <ImportPane topics={asked.answer?.topics ?? []} close={() => setImporting(false)} />
        ) : (
          open !== null && (
            <QuestionPane
              key={open}
              itemId={open}
              topics={asked.answer?.topics ?? []}
              edit={() => setEdited(open)}
              close={() => setOpen(null)}
            />
          )
        )
      }
      foot={<span className="small quiet">{t('keys')}</span>}
    >
      <Answered asked={asked}>
        {(answer) => (
          <BankTable
            {...answer}
            open={open}
            add={add}
            onOpen={(id) => {
              setImporting(false);
              setOpen(id);
            }}
          />
        )}
      </Answered>
    </Page>
  );
}
